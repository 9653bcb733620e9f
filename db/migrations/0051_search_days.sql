-- The indexes of text_search, for databases that did not have the extensions then, and feedback also by day: a word that one of
-- a hundred has is found in the last days, instead of reading the ten thousand rows that have it. This file, too, can be run
-- again once the extensions are available.
do $$
declare
  trigrams text;
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  -- Providers install extensions into schemas of their own.
  select format('%I.gin_trgm_ops', nspname) into trigrams
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  drop index if exists feedbacks_search;
  execute format('create index feedbacks_search on feedbacks using gin (project_id, search_day(project_id, created_at), message %1$s, reason %1$s, email %1$s, customer_ref %1$s)', trigrams);
  execute format('create index if not exists leads_search on leads using gin (project_id, handle %s)', trigrams);
  execute format('create index if not exists mentions_search on mentions using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists articles_search on articles using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists audit_entries_search on audit_entries using gin (call %s)', trigrams);
  execute format('create index if not exists users_search on users using gin (email %1$s, name %1$s, website %1$s)', trigrams);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Text search works without its indexes: %', sqlerrm;
end
$$;

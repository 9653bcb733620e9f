-- One text instead of one per column: Postgres looks for a word once instead of four times, together with the days. This file
-- can be run again once the extensions are available, after 0042_text_search.sql and 0051_search_days.sql.
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
  execute format('create index feedbacks_search on feedbacks using gin (project_id, search_day(project_id, created_at), (coalesce(message, '''') || '' '' || coalesce(reason, '''') || '' '' || coalesce(email, '''') || '' '' || coalesce(customer_ref, '''')) %s)', trigrams);
  drop index if exists users_search;
  execute format('create index users_search on users using gin ((coalesce(email, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(website, '''')) %s)', trigrams);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Text search works without its indexes: %', sqlerrm;
end
$$;

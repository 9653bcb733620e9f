-- Indexes for searches of text. They are not in db/schema/, because a database without Postgres' extensions pg_trgm and
-- btree_gin, or with a user who may not create them, works without: searches in large tables are slow then, and
-- `bun run doctor` says so. This file can be run again once the extensions are available. The project comes first, so that a
-- word of other projects doesn't slow down the search in one that hardly has it.
do $$
declare
  trigrams text;
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  -- Providers install extensions into schemas of their own.
  select format('%I.gin_trgm_ops', nspname) into trigrams
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index if not exists leads_search on leads using gin (project_id, handle %s)', trigrams);
  execute format('create index if not exists feedbacks_search on feedbacks using gin (project_id, message %1$s, reason %1$s, email %1$s, customer_ref %1$s)', trigrams);
  execute format('create index if not exists mentions_search on mentions using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists articles_search on articles using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists audit_entries_search on audit_entries using gin (call %s)', trigrams);
  execute format('create index if not exists users_search on users using gin (email %1$s, name %1$s, website %1$s)', trigrams);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Text search works without its indexes: %', sqlerrm;
end
$$;

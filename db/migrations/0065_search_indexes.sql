-- All indexes for text search. Databases that did not have the extensions call it again once they are available.
create or replace function create_search_indexes() returns void language plpgsql as $$
declare
  trigrams text;
  feedback constant text := 'coalesce(message, '''') || '' '' || coalesce(reason, '''') || '' '' || coalesce(email, '''') || '' '' || coalesce(customer_ref, '''')';
  account constant text := 'coalesce(email, '''') || '' '' || coalesce(name, '''') || '' '' || coalesce(website, '''')';
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  -- Providers install extensions into schemas of their own.
  select format('%I.gin_trgm_ops', nspname) into trigrams
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index if not exists leads_search on leads using gin (project_id, handle %s)', trigrams);
  execute format('create index if not exists feedbacks_search on feedbacks using gin (project_id, search_day(project_id, created_at), (%s) %s)', feedback, trigrams);
  execute format('create index if not exists mentions_search on mentions using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists articles_search on articles using gin (project_id, title %s)', trigrams);
  execute format('create index if not exists audit_entries_search on audit_entries using gin (call %s)', trigrams);
  execute format('create index if not exists users_search on users using gin ((%s) %s)', account, trigrams);
  create index if not exists leads_cjk on leads using gin (project_id, cjk_bigrams(handle)) where has_cjk(handle);
  create index if not exists mentions_cjk on mentions using gin (project_id, cjk_bigrams(title)) where has_cjk(title);
  create index if not exists articles_cjk on articles using gin (project_id, cjk_bigrams(title)) where has_cjk(title);
  create index if not exists users_cjk on users using gin (cjk_bigrams(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(website, '')))
    where has_cjk(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(website, ''));
  execute format('create index if not exists feedbacks_cjk on feedbacks using gin (project_id, cjk_bigrams(%1$s)) where has_cjk(%1$s)', feedback);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Text search works without its indexes: %', sqlerrm;
end
$$;--> statement-breakpoint
select create_search_indexes();

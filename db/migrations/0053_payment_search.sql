-- As in 0042_text_search.sql: it can be run again once the extension is available.
do $$
declare
  trigrams text;
begin
  create extension if not exists pg_trgm;
  select format('%I.gin_trgm_ops', nspname) into trigrams
    from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index if not exists listed_payments_search on listed_payments using gin (email %s)', trigrams);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Text search works without its indexes: %', sqlerrm;
end
$$;

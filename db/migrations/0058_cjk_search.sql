-- Indexes for one or two letters of scripts without spaces between words (Chinese, Japanese, Korean, Thai and others),
-- where these say as much as a word. Trigrams need three letters. Rows without such letters are not in these indexes.
-- This file can be run again once the extension btree_gin is available.
create or replace function has_cjk(value text) returns boolean language sql immutable strict parallel safe
return value ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u19e0-\u19ff\u2e80-\u9fff\ua960-\ua97f\ua9e0-\ua9ff\uaa60-\uaa7f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdf\U000116d0-\U000116ff\U00016fe0-\U00016fff\U0001aff0-\U0001b16f\U0001f200\U00020000-\U0003ffff]';
--> statement-breakpoint
-- These letters, and each with the next one. The cost makes Postgres prefer the index.
create or replace function cjk_bigrams(value text) returns text[] language sql immutable strict parallel safe cost 1000
return (
  select array_agg(distinct part)
  from (
    select letter, letter || lead(letter) over (order by at) as pair
    from unnest(string_to_array(value, null)) with ordinality as letters(letter, at)
  ) as pairs, unnest(array[letter, pair]) as part
  where has_cjk(letter) and part is not null
);
--> statement-breakpoint
create index if not exists users_cjk on users using gin (cjk_bigrams(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(website, '')))
  where has_cjk(coalesce(email, '') || ' ' || coalesce(name, '') || ' ' || coalesce(website, ''));
--> statement-breakpoint
create index if not exists listed_payments_cjk on listed_payments using gin (cjk_bigrams(email)) where has_cjk(email);
--> statement-breakpoint
-- With the project where the extension for it can be installed, as in 0042_text_search.sql.
do $$
declare
  project text := '';
begin
  begin
    create extension if not exists btree_gin;
    project := 'project_id, ';
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'Searches of few letters look in all projects: %', sqlerrm;
  end;
  execute format('create index if not exists leads_cjk on leads using gin (%scjk_bigrams(handle)) where has_cjk(handle)', project);
  execute format('create index if not exists mentions_cjk on mentions using gin (%scjk_bigrams(title)) where has_cjk(title)', project);
  execute format('create index if not exists articles_cjk on articles using gin (%scjk_bigrams(title)) where has_cjk(title)', project);
  execute format('create index if not exists feedbacks_cjk on feedbacks using gin (%1$scjk_bigrams(%2$s)) where has_cjk(%2$s)', project,
    'coalesce(message, '''') || '' '' || coalesce(reason, '''') || '' '' || coalesce(email, '''') || '' '' || coalesce(customer_ref, '''')');
end
$$;

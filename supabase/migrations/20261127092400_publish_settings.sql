-- How a setting (20261127090250_settings.sql) is published.

-- How visitors come to see it: sectionsOf() in src/campaign/settings.ts puts the same together.

create function private.setting_sections(key text, value jsonb, locale text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case key
    when 'campaign' then jsonb_build_object('head', (value - 'en' - 'es') || (value -> locale))
    when 'dates' then jsonb_build_object('earlyVoting', (value -> locale) || jsonb_build_object(
      'electionDate', value -> 'electionDay', 'firstDay', value -> 'firstDay', 'lastDay', value -> 'lastDay',
      'countdownTarget', value -> 'countdownTarget', 'timeZone', value -> 'timeZone'
    ))
    when 'links' then jsonb_build_object(
      'links', jsonb_build_object('donate', value -> 'donate', 'social', value -> 'social'),
      'contact', jsonb_build_object('email', value -> 'email', 'poBox', value -> locale -> 'poBox'),
      'legal', (value -> locale) - 'poBox'
    )
    else '{}'
  end
$$;
comment on function private.setting_sections(text, jsonb, text) is 'The sections of a language''s words that a setting says.';

create function private.governed_problem(locale text, body jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select format('These words are changed under Settings: %s.', part.section)
  from public.campaign_settings as one
  cross join lateral jsonb_each(private.setting_sections(one.key, one.value, governed_problem.locale)) as part (section, said)
  where one.number = any (private.newest_settings()) and body ? part.section and body -> part.section <> part.said
  order by part.section limit 1
$$;
comment on function private.governed_problem(text, jsonb) is
  'The section of these words that a published setting says otherwise; null when there is none. So that one place says it.';

create function private.say_setting(said public.campaign_settings, base jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place text;
  newest public.content_snapshots;
  body jsonb;
  problem text;
begin
  foreach place in array array['en', 'es'] loop
    continue when private.setting_sections(said.key, said.value, place) = '{}';
    select one.* into newest from public.content_snapshots as one
    where one.locale = place and one.published_at <= now() order by one.published_at desc, one.number desc limit 1;
    body := coalesce(nullif(newest.body, '{}'), base -> place) || private.setting_sections(said.key, said.value, place);
    problem := case
      when body is null then 'The words were never published, and none were sent along.'
      else private.content_problem(body)
    end;
    if problem is not null then
      raise exception '%', problem using errcode = '22023';
    end if;
    if newest.body is distinct from body then
      insert into public.content_snapshots (locale, sha256, body) values (place, private.content_sha256(body), body);
    end if;
  end loop;
end
$$;
comment on function private.say_setting(public.campaign_settings, jsonb) is
  'Publishes the words of every language with what a setting says in them. base: the whole words of languages that were never published.';

create function private.record_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_events (actor, actor_email, table_name, operation, record_id, before, after)
  values (
    auth.uid(),
    (select account.email from auth.users as account where account.id = auth.uid()),
    tg_table_name,
    'UPDATE',
    new.key,
    coalesce(
      (select one.value from public.campaign_settings as one where one.key = new.key and one.version < new.version order by one.version desc limit 1),
      private.setting_defaults() -> new.key
    ),
    new.value
  );
  return null;
end
$$;
comment on function private.record_setting() is 'Adds a version to the audit log, with what it took the place of.';
create trigger campaign_settings_record_setting after insert on public.campaign_settings
  for each row execute function private.record_setting();

create function public.publish_setting(key text, value jsonb, replaces integer default null, base jsonb default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  newest public.campaign_settings;
  problem text;
begin
  perform private.require_permission('lead_campaign');
  perform private.require_recent_proof();
  -- @supabase/lite on a PostgreSQL server hands an object over as a text of JSON.
  if jsonb_typeof(value) = 'string' and pg_input_is_valid(value #>> '{}', 'jsonb') then
    value := (value #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(base) = 'string' and pg_input_is_valid(base #>> '{}', 'jsonb') then
    base := (base #>> '{}')::jsonb;
  end if;
  problem := private.setting_problem(publish_setting.key, publish_setting.value);
  if problem is not null then
    raise exception '%', problem using errcode = '22023';
  end if;
  -- With whoever publishes words: both write the snapshots.
  perform private.one_at_a_time('publish_content');
  select one.* into newest from public.campaign_settings as one
  where one.key = publish_setting.key order by one.version desc limit 1;
  -- Sent again after a lost answer.
  if newest.value = publish_setting.value then
    return newest.version;
  end if;
  if newest.version is distinct from publish_setting.replaces then
    raise exception 'Somebody has changed these settings since. Look at both before you publish.' using errcode = 'PT409';
  end if;
  insert into public.campaign_settings (key, version, value)
  values (publish_setting.key, coalesce(newest.version, 0) + 1, publish_setting.value)
  returning * into newest;
  perform private.say_setting(newest, base);
  return newest.version;
end
$$;
comment on function public.publish_setting(text, jsonb, integer, jsonb) is
  'Publishes a setting, and the words with it; answers its version. replaces: the version that the caller has seen, null for none. '
  'base: the whole words of languages that were never published. Raises 42501 for others than leaders, PT428 without recent proof, '
  '22023 for what may not be published, PT409 (HTTP 409) if somebody else has published since.';

create function private.grants_for_campaign_settings() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.campaign_settings to authenticated;
  grant execute on function public.publish_setting(text, jsonb, integer, jsonb) to authenticated;
  grant execute on function private.newest_settings() to authenticated, service_role;
end
$$;
comment on function private.grants_for_campaign_settings() is 'What the APIs roles may do with the settings.';

select private.restore_grants();

-- An event of the page carries the keys that the specification's section 7 gives it, and no others: "never personal data" was a
-- sentence, and a visitor's name, phone and address went in all the same.

create function private.analytics_props_known(event text, props jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case event
    when 'page_view' then props - 'page' = '{}'
      and coalesce(props ->> 'page' operator(pg_catalog.~) '^[a-z][a-z0-9_/-]{0,59}$', true)
    when 'volunteer_signup' then props - 'interest' = '{}'
      and coalesce(props ->> 'interest' in ('door_knock', 'phone_bank', 'event_help', 'church_gotv'), true)
    when 'yard_sign_request' then props - 'has_notes' = '{}'
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_notes') = 'boolean', true)
    when 'idea_submitted' then props - 'has_email' - 'has_phone' = '{}'
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_email') = 'boolean', true)
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_phone') = 'boolean', true)
    when 'newsletter_signup' then props - 'consent_sms' - 'has_phone' = '{}'
      and coalesce(pg_catalog.jsonb_typeof(props -> 'consent_sms') = 'boolean', true)
      and coalesce(pg_catalog.jsonb_typeof(props -> 'has_phone') = 'boolean', true)
    when 'event_rsvp' then props - 'event_id' - 'headcount' = '{}'
      and coalesce(props ->> 'event_id' operator(pg_catalog.~) '^[0-9a-fA-F-]{36}$', true)
      and coalesce(props ->> 'headcount' operator(pg_catalog.~) '^([1-9]|10)$', true)
    when 'event_calendar_download' then props - 'event_id' - 'event_title' = '{}'
      and coalesce(props ->> 'event_id' operator(pg_catalog.~) '^[0-9a-fA-F-]{36}$', true)
      and coalesce(pg_catalog.jsonb_typeof(props -> 'event_title') = 'string', true)
      and coalesce(pg_catalog.char_length(props ->> 'event_title') <= 300, true)
    else true -- What is no event of ours another rule refuses.
  end
$$;
comment on function private.analytics_props_known(text, jsonb) is
  'Whether these props have only the keys that the event may have, each of its type. A key may be left out.';

-- What came before the rule keeps its count and loses what it should not have said.
update public.analytics_events set props = '{}'
where jsonb_typeof(props) = 'object' and not private.analytics_props_known(event, props);

alter table public.analytics_events add constraint analytics_events_props_known
  check (jsonb_typeof(props) <> 'object' or private.analytics_props_known(event, props));

create function private.grants_for_analytics() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function private.analytics_props_known(text, jsonb) to anon, authenticated, service_role;
end
$$;
comment on function private.grants_for_analytics() is 'The check runs as whoever reports an event.';

select private.restore_grants();

-- What happened on the page, without anybody's personal data.

create table public.analytics_events (
  id uuid primary key,
  event text not null,
  props jsonb not null default '{}'::jsonb,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  constraint analytics_events_event_known check (
    event in (
      'page_view', 'volunteer_signup', 'yard_sign_request', 'idea_submitted',
      'newsletter_signup', 'event_rsvp', 'event_calendar_download'
    )
  ),
  constraint analytics_events_props_object check (jsonb_typeof(props) = 'object'),
  constraint analytics_events_props_at_most_2_kb check (octet_length(props::text) <= 2048),
  -- The last defence against a form field that ends up in the statistics by mistake.
  constraint analytics_events_props_no_email check (props::text !~ '[^\s"@]@[^\s"@]+\.[^\s"@]')
);
comment on table public.analytics_events is 'Page and form events. Never personal data.';
comment on column public.analytics_events.props is 'What the event says of itself; an object of at most 2,048 bytes.';
comment on column public.analytics_events.client_created_at is 'When it happened, by the phone''s clock.';
comment on column public.analytics_events.created_at is 'When it reached the server, by the server''s clock.';

create index analytics_events_event_created_at_idx on public.analytics_events (event, created_at desc);
create index analytics_events_created_at_idx on public.analytics_events (created_at desc);
create index analytics_events_user_id_idx on public.analytics_events (user_id) where user_id is not null;

alter table public.analytics_events enable row level security;

create policy "Anyone reports an event, in no other name than their own" on public.analytics_events
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));

create policy "Candidate and campaign managers read the statistics" on public.analytics_events
  for select to authenticated using ((select private.has_role(array['candidate', 'campaign_manager'])));

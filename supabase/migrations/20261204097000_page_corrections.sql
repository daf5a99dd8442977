-- What readers say is wrong with a service, a program or a public figure. Nothing of it is public: a caller asks, a writer judges, and whoever
-- wrote learns by their receipt what came of it.

create table public.page_corrections (
  id uuid primary key,
  item_id uuid not null references public.content_items (id) on delete cascade,
  reason text not null,
  words text,
  email text,
  phone text,
  language text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  trap text,
  filled_in_ms integer,
  wording_version text,

  verdict text,
  head uuid,
  contested boolean not null default false,

  constraint page_corrections_reason_known check (reason in ('closed', 'phone', 'hours', 'address', 'cost', 'number', 'other')),
  constraint page_corrections_words_3_to_1000 check (private.text_length(words) between 3 and 1000),
  -- "Closed" says all of it; what else is wrong has to be said.
  constraint page_corrections_says_what check (reason = 'closed' or words is not null),
  constraint page_corrections_email_shape check (private.is_email(email) and char_length(email) <= 254),
  constraint page_corrections_phone_at_most_40 check (private.text_length(phone) between 1 and 40),
  constraint page_corrections_language_known check (language in ('en', 'es')),
  constraint page_corrections_wording_version_shape check (wording_version operator(pg_catalog.~) '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint page_corrections_verdict_known check (verdict in ('put_right', 'stands', 'unclear')),
  constraint page_corrections_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.page_corrections is 'What readers say is wrong with a service, a program or a figure. Read by those who publish; callers see the words alone.';
comment on column public.page_corrections.id is 'Made on the device. Its sender''s receipt alone shows it.';
comment on column public.page_corrections.email is 'Where to answer, if anywhere. Nobody''s name is asked.';
comment on column public.page_corrections.verdict is 'What a writer found. Null: nobody has looked.';
comment on column public.page_corrections.head is 'The verdict that counts: whoever judges next must have seen it.';
comment on column public.page_corrections.contested is 'Somebody else judged otherwise without having seen the head.';
comment on column public.page_corrections.trap is 'What was in the field that people never see.';
comment on column public.page_corrections.filled_in_ms is 'How long the form was open, ms. Null: unknown.';
create index page_corrections_item_id_idx on public.page_corrections (item_id, created_at);
create index page_corrections_waiting_idx on public.page_corrections (created_at) where verdict is null or contested;
create index page_corrections_user_id_idx on public.page_corrections (user_id) where user_id is not null;
create index page_corrections_receipt_idx on public.page_corrections (right(id::text, 10));
create index page_corrections_last_digits_idx on public.page_corrections (right(regexp_replace(phone, '\D', '', 'g'), 7)) where phone is not null;
create index page_corrections_email_idx on public.page_corrections (lower(btrim(email))) where email is not null;

alter table public.page_corrections enable row level security;
create policy "Anyone says what is wrong, in no other name than their own" on public.page_corrections
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));
create policy "Whoever publishes reads what readers say is wrong" on public.page_corrections
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.page_corrections as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create trigger page_corrections_ask_second_factor before insert on public.page_corrections
  for each statement execute function private.ask_second_factor();
create trigger page_corrections_keep_phone_time before insert on public.page_corrections
  for each row execute function private.keep_phone_time();
create trigger page_corrections_before_refuse_who_is_over before insert on public.page_corrections
  for each statement execute function private.refuse_who_is_over('forms');
create trigger page_corrections_cap_rows before insert on public.page_corrections
  for each row execute function private.cap_rows();
create trigger page_corrections_count_sent_rows after insert on public.page_corrections
  referencing new table as sent for each statement execute function private.count_sent_rows('forms');
create trigger page_corrections_answer_for_erased before insert on public.page_corrections
  for each row execute function private.answer_for_erased();
create trigger page_corrections_tidy before insert on public.page_corrections
  for each row execute function private.tidy_site_report();

create function private.is_odd(said public.page_corrections) returns boolean
language sql immutable set search_path = ''
as $$ select said.trap is not null or coalesce(said.filled_in_ms, 10000) < 2000 $$;
comment on function private.is_odd(public.page_corrections) is 'It looks as if no person had sent it: read by who publishes, and in front of no caller.';

-- Where people in danger are is nobody's to say, nor to ask for.
create function private.judge_correction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
  hidden boolean;
begin
  select item.kind, coalesce((said.body ->> 'confidential')::boolean, false) into kind, hidden
  from public.content_items as item
  left join private.content_now as live on live.item_id = item.id
  left join public.content_revisions as said on said.id = live.revision_id
  where item.id = new.item_id;
  if not found then
    return new; -- The foreign key says so.
  end if;
  if kind not in ('service', 'program', 'indicator') then
    raise exception 'This page is corrected elsewhere.' using errcode = '23514',
      constraint = 'page_corrections_about_what_is_checked', table = 'page_corrections', schema = 'public';
  end if;
  if hidden and new.reason = 'address' then
    raise exception 'This place has no address here.' using errcode = '23514',
      constraint = 'page_corrections_no_hidden_place', table = 'page_corrections', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.judge_correction() is 'Takes corrections of services, programs and figures, and none of the address of a confidential one. Raises 23514.';
create trigger page_corrections_judge before insert on public.page_corrections
  for each row execute function private.judge_correction();

-- What a writer found: facts, added and never changed.
create table public.page_correction_acts (
  id uuid primary key,
  correction_id uuid not null references public.page_corrections (id) on delete cascade,
  verdict text not null,
  note text,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint page_correction_acts_verdict_known check (verdict in ('put_right', 'stands', 'unclear')),
  constraint page_correction_acts_note_3_to_1000 check (private.text_length(note) between 3 and 1000),
  constraint page_correction_acts_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.page_correction_acts is 'What a writer found of what a reader said is wrong. Added, never changed.';
comment on column public.page_correction_acts.note is 'For staff alone.';
comment on column public.page_correction_acts.seen is 'The verdict that counted on the screen of whoever judged. Null: there was none.';
comment on column public.page_correction_acts.counts is 'False for what was judged without having seen what counted: kept, shown to both, and not done.';
create index page_correction_acts_correction_id_idx on public.page_correction_acts (correction_id, arrival);
create index page_correction_acts_user_id_idx on public.page_correction_acts (user_id) where user_id is not null;

alter table public.page_correction_acts enable row level security;
create policy "Whoever publishes reads what was found" on public.page_correction_acts
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever publishes judges, in their own name" on public.page_correction_acts
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.page_correction_acts as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger page_correction_acts_ask_second_factor before insert on public.page_correction_acts
  for each statement execute function private.ask_second_factor();
create trigger page_correction_acts_keep_phone_time before insert on public.page_correction_acts
  for each row execute function private.keep_phone_time();
create trigger page_correction_acts_answer_for_erased before insert on public.page_correction_acts
  for each row execute function private.answer_for_erased('correction_id');

create function private.weigh_correction_act() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  said public.page_corrections;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('publish_content'))
    or exists (select 1 from public.page_correction_acts as known where known.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into said from public.page_corrections as one where one.id = new.correction_id for update;
  if not found or new.verdict not in ('put_right', 'stands', 'unclear') then
    return new; -- The foreign key or a check says so.
  end if;
  if said.head is distinct from new.seen then
    new.counts := false;
    -- Two who found the same do not disagree.
    if said.verdict is distinct from new.verdict then
      update public.page_corrections as one set contested = true where one.id = said.id;
    end if;
    return new;
  end if;
  update public.page_corrections as one set head = new.id, contested = false, verdict = new.verdict where one.id = said.id;
  return new;
end
$$;
comment on function private.weigh_correction_act() is 'Decides once and for all whether a verdict counts, and does it.';
create trigger page_correction_acts_weigh before insert on public.page_correction_acts
  for each row execute function private.weigh_correction_act();

create function public.page_corrections_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'item_id', page.item_id, 'kind', item.kind, 'slug', item.slug, 'name', newest.body -> 'name',
      'reason', page.reason, 'words', page.words, 'email', page.email, 'phone', page.phone, 'language', page.language,
      'odd', private.is_odd(page), 'at', page.created_at, 'head', page.head, 'verdict', page.verdict, 'contested', page.contested,
      'acts', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', act.id, 'verdict', act.verdict, 'note', act.note, 'by_name', private.name_of(act.user_id),
          'at', least(act.client_created_at, act.created_at), 'counts', act.counts
        ) order by act.arrival), '[]')
        from public.page_correction_acts as act where act.correction_id = page.id
      )
    ) order by private.is_odd(page), page.created_at, page.id), '[]')
    from (
      select * from public.page_corrections as said where said.verdict is null or said.contested
      order by private.is_odd(said), said.created_at, said.id limit 200
    ) as page
    join public.content_items as item on item.id = page.item_id
    join private.content_heads as head on head.item_id = item.id
    join public.content_revisions as newest on newest.id = head.revision_id
  );
end
$$;
comment on function public.page_corrections_desk() is
  'What readers say is wrong and no writer has judged, or two judged otherwise: the oldest first, what looks sent by no person last, at most 200. '
  'Raises 42501 for others than who publishes.';

create function public.my_page_correction(receipt text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.is_counted() then
    perform private.hold_to_limits('forms', 1);
  end if;
  return (
    select jsonb_build_object(
      'verdict', said.verdict,
      'on', (select (least(act.client_created_at, act.created_at) at time zone private.town_zone())::date
        from public.page_correction_acts as act where act.id = said.head)
    )
    from public.page_corrections as said
    where right(said.id::text, 10) = private.receipt_digits(receipt)
    order by said.created_at desc limit 1
  );
end
$$;
comment on function public.my_page_correction(text) is
  'What came of the correction of this receipt: {verdict: put_right|stands|unclear|null, on}; null where there is none. Raises PT429 for who asks too often.';

insert into private.person_columns (of_table, of_column, treatment) values
('public.page_corrections', 'email', 'row'), ('public.page_corrections', 'phone', 'row'), ('public.page_corrections', 'trap', 'row'),
('public.page_corrections', 'words', 'words'), ('public.page_correction_acts', 'note', 'words');

create function private.grants_for_page_corrections() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.page_correction_acts from service_role;
  grant insert (id, item_id, reason, words, email, phone, language, user_id, client_created_at, trap, filled_in_ms, wording_version)
    on public.page_corrections to anon, authenticated;
  grant select on public.page_corrections, public.page_correction_acts to authenticated;
  grant insert (id, correction_id, verdict, note, seen, user_id, client_created_at) on public.page_correction_acts to authenticated;
  grant execute on function public.page_corrections_desk() to authenticated;
  grant execute on function public.my_page_correction(text) to anon, authenticated;
end
$$;
comment on function private.grants_for_page_corrections() is 'Visitors say what is wrong and ask by their receipt; nothing else.';

select private.restore_grants();

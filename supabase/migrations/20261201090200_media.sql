-- Pictures: their files, what the campaign says of each, and who may see them.

-- The files of a server of one's own. They lie in the database and not in a folder, so that a backup has them, a restore brings them
-- back with the words that show them, and no file is without its row. A hosted project keeps them in the bucket made below.
create table private.stored_pictures (
  file text primary key,
  bytes bytea not null,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint stored_pictures_file_named_by_contents check (
    file ~ '^[0-9a-f]{64}[.](avif|webp|jpg)$' and split_part(file, '.', 1) = encode(sha256(bytes), 'hex')
  ),
  constraint stored_pictures_bytes_at_most_600_kb check (octet_length(bytes) <= 614400)
);
comment on table private.stored_pictures is 'Pictures'' files, named by their own hash. Written by the gateway alone, which looks at every byte; never changed.';
create index stored_pictures_user_id_idx on private.stored_pictures (user_id, created_at);

alter table private.stored_pictures enable row level security;

create function private.picture_files_problem(files jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(files) is distinct from 'array' or jsonb_array_length(files) not between 1 and 3 then
    return 'A picture has one to three files.';
  end if;
  if exists (
    select 1 from jsonb_array_elements(files) as one (said)
    where jsonb_typeof(one.said) <> 'object'
      or coalesce(one.said ->> 'file', '') !~ '^[0-9a-f]{64}[.](avif|webp|jpg)$'
      or coalesce(one.said ->> 'width', '') !~ '^[1-9][0-9]{0,3}$'
      or coalesce(one.said ->> 'height', '') !~ '^[1-9][0-9]{0,3}$'
      or (select count(*) from jsonb_object_keys(one.said)) <> 3
  ) then
    return 'A file is a name made of its hash, a width and a height.';
  end if;
  return null;
exception when others then
  return 'These are no files.';
end
$$;
comment on function private.picture_files_problem(jsonb) is 'Why these are not a picture''s files; null when they are.';

create function private.picture_alt_problem(alt jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(alt) is distinct from 'object' then
    return 'Alternative texts are said by language.';
  end if;
  if exists (
    select 1 from jsonb_each(alt) as one (locale, said)
    where one.locale not in ('en', 'es') or jsonb_typeof(one.said) <> 'string'
      -- Not text_length() of private: a check runs as whoever adds a row, who may call nothing there by its name.
      or pg_catalog.char_length(pg_catalog.btrim(one.said #>> '{}')) not between 1 and 300
  ) then
    return 'An alternative text has 1 to 300 characters, in English or in Spanish.';
  end if;
  return null;
end
$$;
comment on function private.picture_alt_problem(jsonb) is 'Why these are not alternative texts by language; null when they are. There may be none yet.';

create table public.media (
  id uuid primary key,
  files jsonb not null,
  focal_x smallint not null default 50,
  focal_y smallint not null default 50,
  decorative boolean not null default false,
  alt jsonb not null default '{}',
  credit text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint media_files_known check (private.picture_files_problem(files) is null),
  constraint media_focal_x_in_the_picture check (focal_x between 0 and 100),
  constraint media_focal_y_in_the_picture check (focal_y between 0 and 100),
  constraint media_alt_by_language check (private.picture_alt_problem(alt) is null),
  constraint media_credit_1_to_200 check (private.text_length(credit) between 1 and 200),
  constraint media_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.media is
  'A picture that somebody chose: its files from small to large, and how it was described first. What shows it says again how it is '
  'described there. Added, never changed.';
comment on column public.media.files is '[{file, width, height}], small to large; file is the name in the storage.';
comment on column public.media.focal_x is 'What must stay in sight when the picture is cut, percent from the left.';
comment on column public.media.focal_y is 'The same, percent from the top.';
comment on column public.media.decorative is 'It says nothing that somebody who cannot see it would miss.';
create index media_user_id_idx on public.media (user_id);
create index media_files_idx on public.media using gin (files jsonb_path_ops);

alter table public.media enable row level security;

create policy "Whoever publishes adds pictures in their own name" on public.media
  for insert to authenticated with check (
    user_id is not distinct from (select auth.uid()) and (select private.may('publish_content'))
  );
-- Whoever is asked for a review judges the pictures with the words.
create policy "Writers and advisors see every picture" on public.media
  for select to authenticated using ((select private.may('review_content')));
create policy "Whoever must verify has verified" on public.media as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger media_ask_second_factor before insert on public.media
  for each statement execute function private.ask_second_factor();

create trigger media_keep_phone_time before insert on public.media
  for each row execute function private.keep_phone_time();

-- Not to be seen before something live shows it, and not when it is no longer shown. Which revision shows which file is written down
-- when it is saved: to look through every body for each picture that somebody fetches would take longer with each revision.
create table private.picture_uses (
  file text not null,
  revision_id uuid not null references public.content_revisions (id) on delete cascade,
  primary key (file, revision_id)
);
comment on table private.picture_uses is 'The files of the pictures in each revision. Kept by a trigger, never by hand.';
create index picture_uses_revision_id_idx on private.picture_uses (revision_id);

alter table private.picture_uses enable row level security;

create function private.note_picture_uses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.picture_uses (file, revision_id)
  select distinct shown.file #>> '{}', new.id
  from jsonb_path_query(new.body, '$.**.files[*].file') as shown (file)
  where jsonb_typeof(shown.file) = 'string'
  on conflict do nothing;
  return null;
end
$$;
comment on function private.note_picture_uses() is 'Writes down which files a new revision shows.';
create trigger content_revisions_note_picture_uses after insert on public.content_revisions
  for each row execute function private.note_picture_uses();

create function private.picture_is_live(file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from private.picture_uses as shown
    join public.content_revisions as said on said.id = shown.revision_id
    join private.content_now as live on live.item_id = said.item_id and live.revision_id = said.id
    where shown.file = picture_is_live.file
  )
  -- Words that came from a file in one language have left the other one's as they were.
  or exists (
    select 1 from public.content_snapshots as said
    where said.number = any (private.newest_content())
      and jsonb_path_exists(said.body, '$.**.files[*].file ? (@ == $file)', jsonb_build_object('file', picture_is_live.file))
  )
$$;
comment on function private.picture_is_live(text) is 'Whether what the campaign says now shows this file. Only then is it everybody''s.';

-- A device brings the row and the files one by one, and a file may be refused for good: a page must not show what never arrived.
create function private.picture_problem(shown jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  there boolean;
  wanted text;
begin
  if not exists (
    select 1 from public.media as medium where medium.id::text = shown ->> 'media' and medium.files = shown -> 'files'
  ) then
    return 'picture';
  end if;
  for wanted in select one ->> 'file' from jsonb_array_elements(shown -> 'files') as one loop
    there := exists (select 1 from private.stored_pictures as stored where stored.file = wanted);
    if not there and to_regclass('storage.objects') is not null then
      execute 'select exists (select 1 from storage.objects as one where one.bucket_id = ''media'' and one.name = $1)' into there using wanted;
    end if;
    if not there then
      return 'picture';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.picture_problem(jsonb) is
  '''picture'' for one in a body whose medium is not there, has other files, or whose files have not all arrived; else null.';

create function private.words_pictures_problem(words jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select 'A picture has not arrived, or does not say in both languages what it shows.'
  where exists (
    select 1 from jsonb_path_query(words, '$.**.picture') as one (shown)
    where private.picture_problem(one.shown) is not null
      or not (one.shown -> 'decorative' = 'true' or one.shown -> 'alt' ?& array['en', 'es'])
  )
$$;
comment on function private.words_pictures_problem(jsonb) is 'Why words that come from a file cannot be published with their pictures; null when they can.';

create function public.picture_file(file text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.may('review_content') and not private.picture_is_live(picture_file.file) then
    return null;
  end if;
  return (
    select encode(stored.bytes, 'base64') from private.stored_pictures as stored where stored.file = picture_file.file
  );
end
$$;
comment on function public.picture_file(text) is
  'A picture''s file in base64: what is live to everybody, the rest to writers and advisors. Null for what is not there, and for what the '
  'caller may not see.';

create function public.begin_picture_upload(file text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  if begin_picture_upload.file !~ '^[0-9a-f]{64}[.](avif|webp|jpg)$' then
    raise exception 'A file is named by its hash.' using errcode = '22023';
  end if;
  if exists (select 1 from private.stored_pictures as stored where stored.file = begin_picture_upload.file) then
    return false;
  end if;
  if (
    select count(*) from private.stored_pictures as mine
    where mine.user_id = auth.uid() and mine.created_at > now() - interval '1 hour'
  ) >= 300 then
    raise exception 'That is enough pictures for an hour.' using errcode = 'PT429', detail = 'Retry-After: 600';
  end if;
  -- 4 GB: a backup and a phone's patience end before the disk does.
  if pg_catalog.pg_total_relation_size('private.stored_pictures'::regclass) > 4294967296 then
    raise exception 'There is no room for more pictures.' using errcode = 'PT503', detail = 'Retry-After: 900';
  end if;
  return true;
end
$$;
comment on function public.begin_picture_upload(text) is
  'Whether this file is still wanted; false when it is there. Raises 42501 for others than leaders and content managers, PT403 without '
  'their second factor, PT429 after 300 files in an hour, PT503 while the room is full.';

-- Hosted Supabase: a bucket that is not public, because a public one gives its files to whoever knows their names.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('media', 'media', false, 614400, array['image/avif', 'image/webp', 'image/jpeg'])
  on conflict (id) do nothing;
  execute $policy$
    create policy "Whoever publishes brings pictures named by their hash" on storage.objects for insert to authenticated with check (
      bucket_id = 'media' and name ~ '^[0-9a-f]{64}[.](avif|webp|jpg)$'
      -- Storage knows no PT401 and would call it its own fault: there an ended session may nothing.
      and case when (select private.session_ended()) then false else (select private.may('publish_content')) end
    )
  $policy$;
  execute $policy$
    create policy "Visitors see the pictures that are live" on storage.objects for select to anon using (
      bucket_id = 'media' and private.picture_is_live(name)
    )
  $policy$;
  execute $policy$
    create policy "Writers and advisors see every picture in the bucket" on storage.objects for select to authenticated using (
      bucket_id = 'media' and (
        private.picture_is_live(name)
        or case when (select private.session_ended()) then false else (select private.may('review_content')) end
      )
    )
  $policy$;
end
$$;

create function private.grants_for_media() returns void
language plpgsql set search_path = ''
as $$
begin
  grant insert (id, files, focal_x, focal_y, decorative, alt, credit, user_id, client_created_at) on public.media to authenticated;
  grant select on public.media to authenticated;
  grant execute on function public.begin_picture_upload(text) to authenticated;
  grant execute on function public.picture_file(text) to anon, authenticated;
  -- A hosted project's policy asks this as whoever wants to see the file; the checks run as whoever adds a row.
  grant execute on function private.picture_is_live(text) to anon, authenticated;
  grant execute on function private.picture_files_problem(jsonb), private.picture_alt_problem(jsonb) to authenticated, service_role;
end
$$;
comment on function private.grants_for_media() is 'What the API''s roles may do with pictures.';

select private.restore_grants();

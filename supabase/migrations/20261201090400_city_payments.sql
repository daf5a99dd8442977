-- What the city paid, as the city's own file says: read on a staff member's machine, taken here batch by batch, shown to everybody once
-- somebody has published it, and never changed. A candidate holds no payments of the city: nothing here says anything about a vendor.

create table private.city_payment_files (
  id uuid primary key default gen_random_uuid(),
  sha256 text not null,
  columns text not null,
  file_name text not null,
  source_url text not null,
  as_of date not null,
  rows_total integer not null,
  rows_done integer not null default 0,
  left_out integer not null default 0,
  imported_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  published_at timestamptz,
  ended_at timestamptz,
  ended_because text,
  replaced_by uuid references private.city_payment_files (id),
  constraint city_payment_files_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint city_payment_files_columns_shape check (columns ~ '^[0-9.]{1,60}$'),
  constraint city_payment_files_name_1_to_300 check (private.text_length(file_name) between 1 and 300),
  constraint city_payment_files_source_link
  check (source_url ~ '^https://[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$' and length(source_url) <= 500),
  constraint city_payment_files_as_of_known check (as_of between '1990-01-01' and created_at::date + 1),
  constraint city_payment_files_rows_1_to_20000 check (rows_total between 1 and 20000),
  constraint city_payment_files_rows_done_within check (rows_done between 0 and rows_total),
  constraint city_payment_files_left_out_within check (left_out between 0 and rows_done),
  constraint city_payment_files_finished_means_all check (finished_at is null or rows_done = rows_total),
  constraint city_payment_files_whole_when_published check (published_at is null or finished_at is not null),
  constraint city_payment_files_ended_after_published check (ended_at is null or published_at is not null),
  constraint city_payment_files_say_why check (
    (ended_at is null and ended_because is null and replaced_by is null)
    or (ended_at is not null and num_nonnulls(ended_because, replaced_by) = 1)
  ),
  constraint city_payment_files_because_3_to_300 check (private.text_length(ended_because) between 3 and 300),
  constraint city_payment_files_not_by_itself check (replaced_by <> id)
);
comment on table private.city_payment_files is 'Each file of payments that was brought in: whose bytes, from where, as of when, and whether everybody sees it.';
comment on column private.city_payment_files.sha256 is 'Of the file''s bytes, so that anybody can hold it against the city''s.';
comment on column private.city_payment_files.columns is 'Which column was read as what: the same file read the same way goes on where it stopped.';
create unique index city_payment_files_one_open on private.city_payment_files (sha256, columns) where finished_at is null;
create index city_payment_files_imported_by_idx on private.city_payment_files (imported_by) where imported_by is not null;
create index city_payment_files_replaced_by_idx on private.city_payment_files (replaced_by) where replaced_by is not null;
alter table private.city_payment_files enable row level security;
create trigger city_payment_files_record_change after insert or update of published_at, ended_at or delete on private.city_payment_files
  for each row execute function private.record_change('id');

create table private.city_payments (
  file_id uuid not null references private.city_payment_files (id),
  row integer not null,
  vendor text not null,
  street text,
  purpose text,
  department text,
  paid_on date not null,
  cents bigint not null,
  reference text,
  constraint city_payments_pkey primary key (file_id, row),
  constraint city_payments_row_of_a_file check (row between 2 and 20001),
  constraint city_payments_vendor_1_to_200 check (private.text_length(vendor) between 1 and 200),
  constraint city_payments_street_1_to_200 check (private.text_length(street) between 1 and 200),
  constraint city_payments_purpose_1_to_400 check (private.text_length(purpose) between 1 and 400),
  constraint city_payments_department_1_to_200 check (private.text_length(department) between 1 and 200),
  constraint city_payments_reference_1_to_100 check (private.text_length(reference) between 1 and 100),
  constraint city_payments_paid_on_believable check (paid_on between '1990-01-01' and '2100-01-01'),
  constraint city_payments_cents_believable check (cents between -1000000000000 and 1000000000000)
);
comment on table private.city_payments is 'The rows of those files, as the city wrote them. Never changed: a new file takes an old one''s place.';
comment on column private.city_payments.row is 'As a spreadsheet counts: the headings are row 1.';
alter table private.city_payments enable row level security;

-- A file's rows as everybody is given them, written down once: to put 20,000 together anew for whoever asks takes a second each time.
create table private.city_payment_lists (
  file_id uuid primary key references private.city_payment_files (id),
  lines text not null
);
comment on table private.city_payment_lists is 'The payments of each file that is shown, as JSON without the brackets, the newest first. Written as it is published.';
alter table private.city_payment_lists enable row level security;

create function private.list_payments(file uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.city_payment_lists (file_id, lines)
  select list_payments.file, coalesce(string_agg(
    jsonb_build_array(
      paid.file_id, paid.row, paid.vendor, paid.street, paid.purpose, paid.department, paid.paid_on, paid.cents, paid.reference
    )::text, ',' order by paid.paid_on desc, paid.row
  ), '')
  from private.city_payments as paid where paid.file_id = list_payments.file
  on conflict (file_id) do nothing
$$;
comment on function private.list_payments(uuid) is 'Writes down the payments of a file for everybody.';

create function private.payment_file(file uuid) returns private.city_payment_files
language plpgsql security definer set search_path = ''
as $$
declare
  found private.city_payment_files;
begin
  perform private.require_permission('publish_content');
  select * into found from private.city_payment_files as kept where kept.id = payment_file.file for update;
  if found.id is null then
    raise exception 'There is no such file of payments.' using errcode = '22023';
  end if;
  return found;
end
$$;
comment on function private.payment_file(uuid) is 'The file, held until the end of the transaction. Raises 42501 for others than publishers, 22023 for none.';

create function public.begin_payment_file(
  sha256 text, columns text, file_name text, source_url text, as_of text, rows_total integer
) returns table (id uuid, rows_done integer, left_out integer, finished_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_permission('publish_content');
  if begin_payment_file.as_of !~ '^\d{4}-\d{2}-\d{2}$' then
    raise check_violation;
  end if;
  insert into private.city_payment_files as kept (sha256, columns, file_name, source_url, as_of, rows_total)
  values (
    begin_payment_file.sha256, begin_payment_file.columns, begin_payment_file.file_name, begin_payment_file.source_url,
    begin_payment_file.as_of::date, begin_payment_file.rows_total
  )
  on conflict (sha256, columns) where finished_at is null do update
  set file_name = excluded.file_name, source_url = excluded.source_url, as_of = excluded.as_of
  where kept.rows_total = excluded.rows_total;
  if not found then
    raise exception 'This import was begun with another number of rows. Choose the file again.' using errcode = 'PT409';
  end if;
  return query
    select kept.id, kept.rows_done, kept.left_out, kept.finished_at from private.city_payment_files as kept
    where kept.sha256 = begin_payment_file.sha256 and kept.columns = begin_payment_file.columns and kept.finished_at is null;
exception when check_violation or not_null_violation or datetime_field_overflow or invalid_datetime_format then
  raise exception 'A file of payments has a name, 1 to 20,000 rows, the day it is of, and the address where the city has it.'
    using errcode = '22023';
end
$$;
comment on function public.begin_payment_file(text, text, text, text, text, integer) is
  'The unfinished import of this file, whoever began it, or a new one. Raises 42501 for others than publishers, 22023 for bad input, PT409 '
  'where it was begun with another number of rows.';

create function public.import_payments(file uuid, first integer, upto integer, payments jsonb, left_out integer)
returns table (id uuid, rows_done integer, left_out_so_far integer, finished_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept private.city_payment_files := private.payment_file(import_payments.file);
  given jsonb := payments;
begin
  -- @supabase/lite hands a PostgreSQL server the JSON as a text within JSON.
  if jsonb_typeof(given) = 'string' then
    given := (given #>> '{}')::jsonb;
  end if;
  -- A batch sent again after a lost answer changes nothing, and is told how far the file is.
  if kept.rows_done < upto then
    if num_nulls(first, given, import_payments.left_out) > 0 or jsonb_typeof(given) <> 'array' then
      raise check_violation;
    end if;
    if kept.rows_done <> first or upto > kept.rows_total or upto - first > 500 then
      raise exception 'This import has gone on elsewhere. Choose the file again.' using errcode = 'PT409';
    end if;
    if import_payments.left_out < 0 or jsonb_array_length(given) + import_payments.left_out <> upto - first or exists (
      select 1 from jsonb_array_elements(given) as each (said)
      where jsonb_typeof(said) <> 'object' or not coalesce(
        jsonb_typeof(said -> 'vendor') = 'string' and said ->> 'paid_on' ~ '^\d{4}-\d{2}-\d{2}$'
          and (said ->> 'row')::numeric between first + 2 and upto + 1,
        false
      )
    ) then
      raise check_violation;
    end if;
    insert into private.city_payments (file_id, row, vendor, street, purpose, department, paid_on, cents, reference)
    select kept.id, said.row, said.vendor, said.street, said.purpose, said.department, said.paid_on, said.cents, said.reference
    from jsonb_to_recordset(given) as said (
      row integer, vendor text, street text, purpose text, department text, paid_on date, cents bigint, reference text
    );
    update private.city_payment_files as progress set
      rows_done = upto, left_out = progress.left_out + import_payments.left_out,
      finished_at = case when upto = progress.rows_total then now() end
    where progress.id = kept.id;
  end if;
  return query
    select progress.id, progress.rows_done, progress.left_out, progress.finished_at
    from private.city_payment_files as progress where progress.id = kept.id;
exception
  when check_violation or not_null_violation or unique_violation or invalid_text_representation or numeric_value_out_of_range
    or datetime_field_overflow or invalid_datetime_format then
    raise exception 'A payment has a vendor, a day and an amount.' using errcode = '22023';
end
$$;
comment on function public.import_payments(uuid, integer, integer, jsonb, integer) is
  'Takes what stands in rows first+1 to upto of a file and says how far it is; a batch that is in already changes nothing. Raises 42501 for '
  'others than publishers, PT409 when the import has gone on elsewhere, 22023 for bad input.';

create function public.publish_payment_file(file uuid, in_place_of uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.city_payment_files;
begin
  -- One at a time: two that take one file's place at once would both stand.
  perform private.one_at_a_time('publish_payment_file');
  kept := private.payment_file(publish_payment_file.file);
  if kept.published_at is not null and kept.ended_at is null then
    return;
  end if;
  if kept.finished_at is null or kept.ended_at is not null then
    raise exception 'Only a file that was brought in whole is published, and once.' using errcode = 'PT409';
  end if;
  if in_place_of is not null then
    update private.city_payment_files as earlier set ended_at = now(), replaced_by = kept.id
    where earlier.id = in_place_of and earlier.id <> kept.id and earlier.published_at is not null and earlier.ended_at is null;
    if not found then
      raise exception 'The file whose place it takes is no longer shown.' using errcode = 'PT409';
    end if;
  end if;
  if (
    select sum(other.rows_total) + kept.rows_total > 50000 from private.city_payment_files as other
    where other.published_at is not null and other.ended_at is null
  ) then
    raise exception 'Phones keep 50,000 payments at most: let this file take an older one''s place.' using errcode = 'PT409';
  end if;
  update private.city_payment_files as shown set published_at = now() where shown.id = kept.id;
  perform private.list_payments(kept.id);
end
$$;
comment on function public.publish_payment_file(uuid, uuid) is
  'Shows a file to everybody, in the place of an earlier one if told so; shown already, nothing changes. Raises 42501 for others than '
  'publishers, 22023 for none, PT409 for one that is not whole, was shown before, or would be too many.';

create function public.withdraw_payment_file(file uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kept private.city_payment_files := private.payment_file(withdraw_payment_file.file);
begin
  if kept.ended_at is not null then
    return;
  end if;
  if kept.published_at is null or reason is null then
    raise exception 'Say in 3 to 300 letters why the file goes: everybody reads it.' using errcode = '22023';
  end if;
  update private.city_payment_files as gone set ended_at = now(), ended_because = btrim(reason) where gone.id = kept.id;
exception when check_violation then
  raise exception 'Say in 3 to 300 letters why the file goes: everybody reads it.' using errcode = '22023';
end
$$;
comment on function public.withdraw_payment_file(uuid, text) is
  'Shows a file''s payments to nobody any more; that it was there, and why it went, stays public. Raises 42501 for others than publishers, 22023.';

create function public.list_payment_files() returns table (
  id uuid, sha256 text, file_name text, source_url text, as_of date, rows_total integer, rows_done integer, left_out integer,
  by_name text, created_at timestamptz, finished_at timestamptz, published_at timestamptz, ended_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('publish_content');
  return query
    select kept.id, kept.sha256, kept.file_name, kept.source_url, kept.as_of, kept.rows_total, kept.rows_done, kept.left_out,
      private.name_of(kept.imported_by), kept.created_at, kept.finished_at, kept.published_at, kept.ended_at
    from private.city_payment_files as kept order by kept.created_at desc, kept.id limit 50;
end
$$;
comment on function public.list_payment_files() is 'The latest files of payments and who brought them in. Raises 42501 for others than publishers.';

-- Everybody's. One JSON each, because 1,000 rows at most come of a table (max_rows), and a phone keeps all of them or none.

create function public.city_payment_files() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', kept.id, 'sha256', kept.sha256, 'file_name', kept.file_name, 'source_url', kept.source_url, 'as_of', kept.as_of,
    'rows', kept.rows_total, 'left_out', kept.left_out, 'published_at', kept.published_at, 'ended_at', kept.ended_at,
    'ended_because', kept.ended_because, 'replaced_by', kept.replaced_by
  ) order by kept.as_of desc, kept.published_at desc, kept.id), '[]')
  from (
    select * from private.city_payment_files as every where every.published_at is not null
    order by (every.ended_at is null) desc, every.published_at desc limit 200
  ) as kept
$$;
comment on function public.city_payment_files() is 'The files of the city''s payments that are or were shown: their hashes, sources and days.';

create function public.city_payments() returns json
language sql stable security definer set search_path = ''
as $$
  select ('[' || coalesce(string_agg(list.lines, ',' order by kept.as_of desc, kept.published_at desc, kept.id), '') || ']')::json
  from private.city_payment_files as kept join private.city_payment_lists as list on list.file_id = kept.id
  where kept.published_at is not null and kept.ended_at is null and list.lines <> ''
$$;
comment on function public.city_payments() is
  'Every payment of the files that are shown, of each the newest first: [file, row, vendor, street, purpose, department, paid_on, cents, '
  'reference].';

create function private.grants_for_city_payments() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.city_payment_files(), public.city_payments() to anon, authenticated;
  grant execute on function
    public.begin_payment_file(text, text, text, text, text, integer),
    public.import_payments(uuid, integer, integer, jsonb, integer), public.publish_payment_file(uuid, uuid),
    public.withdraw_payment_file(uuid, text), public.list_payment_files()
    to authenticated;
end
$$;
comment on function private.grants_for_city_payments() is 'Everybody reads what is shown; the functions say who may bring in and publish.';

select private.restore_grants();

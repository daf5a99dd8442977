-- When two spellings mean the same person or the same door. src/features/field/model/import/keys.ts says the same on the phone.

-- Both in one function each, calling none of ours: the index runs door_key as whoever adds a door, and the API's roles have
-- no usage on this schema. Everything under the "C" collation, so that an index built on one machine is right on another.

create function private.name_key(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(name, NFD), E'[\u0300-\u036f''\u2019`.]', '', 'g') collate "C"),
    E'[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'
  ))
$$;
comment on function private.name_key(text) is 'A name without case, accents, apostrophes, dots and superfluous spaces.';

create function private.door_key(street text, number integer, suffix text, unit text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  with part (place, key) as (
    select said.place, btrim(regexp_replace(
      lower(regexp_replace(normalize(said.text, NFD), E'[\u0300-\u036f''\u2019`.]', '', 'g') collate "C"),
      E'[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g'
    ))
    from (values (1, coalesce(suffix, '')), (2, coalesce(unit, '')), (3, coalesce(street, ''))) as said (place, text)
  )
  select number::text || '|' || string_agg(
    case part.place
      when 1 then replace(part.key, ' ', '')
      when 2 then replace(regexp_replace(part.key, '^(apartment|apt|unit|suite|ste|number|no) ', ''), ' ', '')
      else (
        select string_agg(case word.said
          when 'st' then 'street' when 'str' then 'street' when 'ave' then 'avenue' when 'av' then 'avenue'
          when 'rd' then 'road' when 'dr' then 'drive' when 'ln' then 'lane' when 'ct' then 'court'
          when 'blvd' then 'boulevard' when 'pl' then 'place' when 'ter' then 'terrace' when 'terr' then 'terrace'
          when 'cir' then 'circle' when 'hwy' then 'highway' when 'pkwy' then 'parkway' when 'sq' then 'square'
          when 'trl' then 'trail' when 'n' then 'north' when 's' then 'south' when 'e' then 'east' when 'w' then 'west'
          when 'ne' then 'northeast' when 'nw' then 'northwest' when 'se' then 'southeast' when 'sw' then 'southwest'
          else word.said end, ' ' order by word.place)
        from unnest(string_to_array(part.key, ' ')) with ordinality as word (said, place)
      )
    end, '|' order by part.place
  ) from part
$$;
comment on function private.door_key(text, integer, text, text) is
  'An address without the ways to write it: "12 Mill St. #3B" and "12 MILL STREET, Apt 3b" are one door.';

create index households_door_key_idx on public.households (private.door_key(street, number, suffix, unit));

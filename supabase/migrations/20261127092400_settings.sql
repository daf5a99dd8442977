-- What the campaign changes without a build, beside its words: every version of every setting, the newest of which counts.

-- What a setting looks like: the app's own schemas (src/campaign/settings.ts) as JSON Schema, which a test compares with them.
create function private.setting_schemas() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select $shape$
    {
      "campaign": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
          "firstName": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
          "lastName": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
          "city": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
          "en": {
            "type": "object",
            "properties": {
              "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "description": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
              "candidacy": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "job": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "donate": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "earlyVoting": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
            },
            "required": ["title", "description", "candidacy", "job", "donate", "earlyVoting"]
          },
          "es": {
            "type": "object",
            "properties": {
              "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "description": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
              "candidacy": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "job": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "donate": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "earlyVoting": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
            },
            "required": ["title", "description", "candidacy", "job", "donate", "earlyVoting"]
          }
        },
        "required": ["name", "firstName", "lastName", "city", "en", "es"]
      },
      "dates": {
        "type": "object",
        "properties": {
          "timeZone": { "type": "string", "pattern": "^[A-Z][A-Za-z_]+([/][A-Z][A-Za-z_-]+){1,2}$", "maxBytes": 60 },
          "electionDay": { "type": "string", "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "maxBytes": 10 },
          "firstDay": { "type": "string", "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "maxBytes": 10 },
          "lastDay": { "type": "string", "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "maxBytes": 10 },
          "countdownTarget": {
            "type": "string",
            "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:00$",
            "maxBytes": 19
          },
          "en": {
            "type": "object",
            "properties": {
              "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "place": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "address": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "directions": {
                "type": "string",
                "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|#[A-Za-z0-9])[!-~]*$",
                "maxBytes": 500
              },
              "electionDay": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
            },
            "required": ["title", "text", "place", "address", "directions", "electionDay"]
          },
          "es": {
            "type": "object",
            "properties": {
              "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "place": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "address": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "directions": {
                "type": "string",
                "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|#[A-Za-z0-9])[!-~]*$",
                "maxBytes": 500
              },
              "electionDay": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
            },
            "required": ["title", "text", "place", "address", "directions", "electionDay"]
          }
        },
        "required": ["timeZone", "electionDay", "firstDay", "lastDay", "countdownTarget", "en", "es"]
      },
      "links": {
        "type": "object",
        "properties": {
          "donate": {
            "type": "string",
            "pattern": "^https:[/][/][A-Za-z0-9-]+([.][A-Za-z0-9-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$",
            "maxBytes": 500
          },
          "social": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "label": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "href": {
                  "type": "string",
                  "pattern": "^https:[/][/][A-Za-z0-9-]+([.][A-Za-z0-9-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$",
                  "maxBytes": 500
                }
              },
              "required": ["label", "href"]
            },
            "minItems": 1,
            "maxItems": 12
          },
          "email": { "type": "string", "pattern": "^[!-?A-~]+@[A-Za-z0-9.-]+$", "maxBytes": 254 },
          "en": {
            "type": "object",
            "properties": {
              "poBox": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "paidFor": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "privacy": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
              "notDeductible": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
            },
            "required": ["poBox", "paidFor", "privacy", "notDeductible"]
          },
          "es": {
            "type": "object",
            "properties": {
              "poBox": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "paidFor": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "privacy": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
              "notDeductible": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
            },
            "required": ["poBox", "paidFor", "privacy", "notDeductible"]
          }
        },
        "required": ["donate", "social", "email", "en", "es"]
      },
      "limits": {
        "type": "object",
        "properties": {
          "answerWithinDays": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 30 },
          "formsPerDevice": { "type": "number", "multipleOf": 1, "minimum": 5, "maximum": 10000 },
          "formsPerDeviceHour": { "type": "number", "multipleOf": 1, "minimum": 5, "maximum": 100000 },
          "formsPerAddress": { "type": "number", "multipleOf": 1, "minimum": 5, "maximum": 100000 },
          "formsPerAddressHour": { "type": "number", "multipleOf": 1, "minimum": 5, "maximum": 1000000 },
          "leastMs": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 60000 },
          "placesPerSender": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 1000 },
          "placesPerAddress": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 10000 },
          "floodPerHour": { "type": "number", "multipleOf": 1, "minimum": 10, "maximum": 1000000 }
        },
        "required": [
          "answerWithinDays",
          "formsPerDevice",
          "formsPerDeviceHour",
          "formsPerAddress",
          "formsPerAddressHour",
          "leastMs",
          "placesPerSender",
          "placesPerAddress",
          "floodPerHour"
        ]
      },
      "field": {
        "type": "object",
        "properties": {
          "offlineAccessDays": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 60 },
          "hoursBetweenVisits": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 8760 },
          "callsInBatch": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 100 },
          "callMinutes": { "type": "number", "multipleOf": 1, "minimum": 5, "maximum": 720 },
          "hoursBetweenCalls": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 8760 },
          "tiles": {
            "type": "object",
            "properties": {
              "url": {
                "type": "string",
                "pattern": "^https:[/][/][A-Za-z0-9.-]+[/][!-~]*[{]z[}][!-~]*([{]x[}][!-~]*[{]y[}]|[{]y[}][!-~]*[{]x[}])[!-~]*$",
                "maxBytes": 500
              },
              "attribution": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "maxZoom": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 22 }
            },
            "required": ["url", "attribution", "maxZoom"]
          }
        },
        "required": ["offlineAccessDays", "hoursBetweenVisits", "callsInBatch", "callMinutes", "hoursBetweenCalls"]
      }
    }
  $shape$::jsonb
$$;
comment on function private.setting_schemas() is 'The shape of each setting. Written by `node tests/tools/settingsSchema.ts`.';

create function private.setting_defaults() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select $defaults$
    {
      "campaign": {
        "name": "Dana Whitfield",
        "firstName": "Dana",
        "lastName": "Whitfield",
        "city": "Larkspur Falls",
        "en": {
          "title": "Dana Whitfield for Mayor of Larkspur Falls",
          "description": "Revive the city, empower the community, build the future. Vote early through October 31st, volunteer two hours, or bring Dana Whitfield your idea for Larkspur Falls.",
          "candidacy": "for Mayor",
          "job": "Candidate for Mayor of Larkspur Falls",
          "donate": "Donate to Dana Whitfield for Mayor",
          "earlyVoting": "Early voting in Larkspur Falls"
        },
        "es": {
          "title": "Dana Whitfield para alcaldesa de Larkspur Falls",
          "description": "Revivir la ciudad, dar fuerza a la comunidad, construir el futuro. Vote por anticipado hasta el 31 de octubre, ayude dos horas o cuéntele a Dana Whitfield su idea para Larkspur Falls.",
          "candidacy": "para alcaldesa",
          "job": "Candidata a la alcaldía de Larkspur Falls",
          "donate": "Donar a Dana Whitfield para alcaldesa",
          "earlyVoting": "Votación anticipada en Larkspur Falls"
        }
      },
      "dates": {
        "timeZone": "America/New_York",
        "electionDay": "2025-11-04",
        "firstDay": "2025-10-14",
        "lastDay": "2025-10-31",
        "countdownTarget": "2025-10-31T17:00:00",
        "en": {
          "title": "Vote early",
          "text": "October 14-31, 2025, Monday–Friday, 8:30 AM – 5:00 PM",
          "place": "Larkspur Falls City Hall",
          "address": "1 Courthouse Square, Larkspur Falls",
          "directions": "https://www.google.com/maps/dir/?api=1&destination=Larkspur%20Falls%20City%20Hall%2C%201%20Courthouse%20Square",
          "electionDay": "November 4th"
        },
        "es": {
          "title": "Vote por anticipado",
          "text": "Del 14 al 31 de octubre de 2025, de lunes a viernes, de 8:30 a. m. a 5:00 p. m.",
          "place": "Ayuntamiento de Larkspur Falls (City Hall)",
          "address": "1 Courthouse Square, Larkspur Falls",
          "directions": "https://www.google.com/maps/dir/?api=1&destination=Larkspur%20Falls%20City%20Hall%2C%201%20Courthouse%20Square",
          "electionDay": "4 de noviembre"
        }
      },
      "links": {
        "donate": "https://donate.whitfieldformayor.example/",
        "social": [
          { "label": "Facebook", "href": "https://www.facebook.com/whitfieldformayor.example" },
          { "label": "Instagram", "href": "https://www.instagram.com/whitfieldformayor.example" },
          { "label": "YouTube", "href": "https://www.youtube.com/@whitfieldformayor.example" }
        ],
        "email": "hello@whitfieldformayor.example",
        "en": {
          "poBox": "P.O. Box 0000, Larkspur Falls",
          "paidFor": "Paid for by Whitfield for Mayor.",
          "privacy": "Your data stays with this campaign. We never sell it and never share it. When this app fails, it counts that without any of it; not with Global Privacy Control.",
          "notDeductible": "Contributions are not tax-deductible."
        },
        "es": {
          "poBox": "P.O. Box 0000, Larkspur Falls",
          "paidFor": "Pagado por Whitfield for Mayor.",
          "privacy": "Sus datos se quedan en esta campaña. Nunca los vendemos ni los compartimos. Cuando esta aplicación falla, lo cuenta sin ninguno de ellos; con Global Privacy Control, ni eso.",
          "notDeductible": "Las contribuciones no son deducibles de impuestos."
        }
      },
      "limits": {
        "answerWithinDays": 2,
        "formsPerDevice": 60,
        "formsPerDeviceHour": 200,
        "formsPerAddress": 600,
        "formsPerAddressHour": 1500,
        "leastMs": 2000,
        "placesPerSender": 20,
        "placesPerAddress": 40,
        "floodPerHour": 300
      },
      "field": { "offlineAccessDays": 14, "hoursBetweenVisits": 48, "callsInBatch": 25, "callMinutes": 120, "hoursBetweenCalls": 24 }
    }
  $defaults$::jsonb
$$;
comment on function private.setting_defaults() is
  'What counts while a setting was never published: src/campaign. Written by `node tests/tools/settingsSchema.ts`.';

-- src/campaign/settingRules.ts says the same; one set of bad values is tried on both (tests/db/settings.test.ts).
create function private.dates_problem(dates jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
  ends constant text := left(dates ->> 'countdownTarget', 10);
begin
  begin
    perform timestamptz '2026-01-01T00:00:00Z' at time zone (dates ->> 'timeZone');
  exception when invalid_parameter_value then
    return 'timeZone:unknown';
  end;
  foreach part in array array['electionDay', 'firstDay', 'lastDay', 'countdownTarget'] loop
    if not pg_input_is_valid(left(dates ->> part, 10), 'date') then
      return part || ':no-day';
    end if;
  end loop;
  return case
    when (dates ->> 'lastDay')::date < (dates ->> 'firstDay')::date then 'lastDay:before-first'
    when (dates ->> 'electionDay')::date < (dates ->> 'lastDay')::date then 'electionDay:before-last'
    when ends::date < (dates ->> 'firstDay')::date or ends::date > (dates ->> 'electionDay')::date then 'countdownTarget:outside'
  end;
end
$$;
comment on function private.dates_problem(jsonb) is 'The first rule of days and zones that a value of the right shape breaks; null for none.';

create function private.limits_problem(limits jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when (limits -> 'formsPerDeviceHour')::integer < (limits -> 'formsPerDevice')::integer then 'formsPerDeviceHour:less'
    when (limits -> 'formsPerAddress')::integer < (limits -> 'formsPerDevice')::integer then 'formsPerAddress:less'
    when (limits -> 'formsPerAddressHour')::integer < (limits -> 'formsPerAddress')::integer then 'formsPerAddressHour:less'
    when (limits -> 'placesPerAddress')::integer < (limits -> 'placesPerSender')::integer then 'placesPerAddress:less'
  end
$$;
comment on function private.limits_problem(jsonb) is 'The first rule between limits that a value of the right shape breaks; null for none.';

create function private.setting_problem(key text, value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when key is null or not private.setting_schemas() ? key then 'There is no such setting.'
    when value is null then 'The setting has no value.'
    else coalesce(
      private.schema_problem(value, private.setting_schemas() -> key, key),
      case key when 'dates' then private.dates_problem(value) when 'limits' then private.limits_problem(value) end
    )
  end
$$;
comment on function private.setting_problem(text, jsonb) is 'Why this value cannot be published; null when it can. Repeats no text that was sent.';

create table public.campaign_settings (
  number bigint generated always as identity primary key,
  key text not null,
  version integer not null,
  value jsonb not null,
  published_at timestamptz not null default now(),
  -- No foreign key: the record outlives the account.
  published_by uuid default auth.uid(),
  constraint campaign_settings_key_version unique (key, version),
  constraint campaign_settings_version_counts check (version > 0),
  constraint campaign_settings_value_shape check (private.setting_problem(key, value) is null)
);
comment on table public.campaign_settings is
  'Every published version of every setting. The newest of a key counts; where there is none, what the app comes with. What visitors '
  'see of it is said by the snapshots of the words, put together when it is published.';

alter table public.campaign_settings enable row level security;

create function private.newest_settings() returns bigint[]
language sql stable security definer set search_path = ''
as $$ select array(select max(one.number) from public.campaign_settings as one group by one.key) $$;
comment on function private.newest_settings() is 'The versions that count. Definer: a policy that read its own table would recurse.';

-- Whoever walks or calls goes by these; how much a stranger may send is nobody's to know but the staff's.
create policy "Staff read every setting, whoever signed in those for work" on public.campaign_settings
  for select to authenticated using (
    (select private.may('act_as_staff'))
    or (key in ('dates', 'field') and number = any ((select private.newest_settings())::bigint[]))
  );

create function private.refuse_setting_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'A published setting is not changed. Publish again.' using errcode = '42501';
end
$$;
create trigger campaign_settings_never_change before update or delete or truncate on public.campaign_settings
  for each statement execute function private.refuse_setting_change();

-- What counts.

create function private.setting(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (select one.value from public.campaign_settings as one where one.key = setting.key order by one.version desc limit 1),
    private.setting_defaults() -> setting.key
  );
end
$$;
comment on function private.setting(text) is 'The value that counts: the newest published, else what the app comes with.';

create function private.limits_now() returns private.form_limits
language plpgsql stable security definer set search_path = ''
as $$
declare
  limits private.form_limits;
  said jsonb := (
    select one.value from public.campaign_settings as one where one.key = 'limits' order by one.version desc limit 1
  );
begin
  select * into limits from private.form_limits;
  if said is null then
    return limits;
  end if;
  return jsonb_populate_record(limits, jsonb_build_object(
    'forms_per_device', said -> 'formsPerDevice', 'forms_per_device_hour', said -> 'formsPerDeviceHour',
    'forms_per_address', said -> 'formsPerAddress', 'forms_per_address_hour', said -> 'formsPerAddressHour',
    'least_ms', said -> 'leastMs', 'flood_per_hour', said -> 'floodPerHour',
    'places_per_sender', said -> 'placesPerSender', 'places_per_address', said -> 'placesPerAddress'
  ));
end
$$;
comment on function private.limits_now() is 'The limits of the public forms that count: the published ones over those of the table.';

-- How visitors come to see it: sectionsOf() in src/campaign/settings.ts puts the same together.

create function private.setting_sections(key text, value jsonb, locale text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case key
    when 'campaign' then jsonb_build_object('head', (value - 'en' - 'es') || (value -> locale))
    when 'dates' then jsonb_build_object('earlyVoting', (value -> locale) || jsonb_build_object(
      'electionDate', value -> 'electionDay', 'firstDay', value -> 'firstDay', 'lastDay', value -> 'lastDay',
      'countdownTarget', value -> 'countdownTarget'
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
    select one.* into newest from public.content_snapshots as one where one.locale = place order by one.number desc limit 1;
    body := coalesce(newest.body, base -> place) || private.setting_sections(said.key, said.value, place);
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

-- What the campaign changes without a build, beside its words: every version of every setting, the newest of which counts. Here because
-- figures, forms and the inbox go by them; how one is published is in 20261127092400_publish_settings.sql.

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
          "address": "Larkspur Falls",
          "directions": "https://www.google.com/maps/dir/?api=1&destination=City%20Hall%2C%20Larkspur%20Falls",
          "electionDay": "November 4th"
        },
        "es": {
          "title": "Vote por anticipado",
          "text": "Del 14 al 31 de octubre de 2025, de lunes a viernes, de 8:30 a. m. a 5:00 p. m.",
          "place": "Ayuntamiento de Larkspur Falls (City Hall)",
          "address": "Larkspur Falls",
          "directions": "https://www.google.com/maps/dir/?api=1&destination=City%20Hall%2C%20Larkspur%20Falls",
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
        "questionWithinDays": 14,
        "formsPerDevice": 60,
        "formsPerDeviceHour": 200,
        "formsPerAddress": 600,
        "formsPerAddressHour": 1500,
        "leastMs": 2000,
        "placesPerSender": 20,
        "placesPerAddress": 40,
        "floodPerHour": 300
      },
      "field": {
        "offlineAccessDays": 14,
        "hoursBetweenVisits": 48,
        "callsInBatch": 25,
        "callMinutes": 120,
        "hoursBetweenCalls": 24,
        "lookAgainDays": 180
      }
    }
  $defaults$::jsonb
$$;
comment on function private.setting_defaults() is
  'What counts while a setting was never published: src/campaign. Written by `node tests/tools/settingsSchema.ts`.';

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
          "questionWithinDays": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 90 },
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
          "questionWithinDays",
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
          "lookAgainDays": { "type": "number", "multipleOf": 1, "minimum": 7, "maximum": 3650 },
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

-- PL/pgSQL: what looks at the shape (20261127091600_content.sql) comes later.
create function private.setting_problem(key text, value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when key is null or not private.setting_schemas() ? key then 'There is no such setting.'
    when value is null then 'The setting has no value.'
    else coalesce(
      private.schema_problem(value, private.setting_schemas() -> key, key),
      case key when 'dates' then private.dates_problem(value) when 'limits' then private.limits_problem(value) end
    )
  end;
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

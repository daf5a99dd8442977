-- The campaign's words as published snapshots, one language each. The newest of each language counts; none is ever changed.

-- What a snapshot looks like: the app's own schema (src/campaign/words.ts) as JSON Schema, which a test compares with it.

create function private.content_schema() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select $shape$
    {
      "type": "object",
      "properties": {
        "head": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "description": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
            "candidacy": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "job": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "donate": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "earlyVoting": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "name": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "firstName": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "lastName": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "city": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
          },
          "required": ["title", "description", "candidacy", "job", "donate", "earlyVoting", "name", "firstName", "lastName", "city"]
        },
        "hero": {
          "type": "object",
          "properties": {
            "headline": {
              "type": "array",
              "items": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
              "minItems": 2,
              "maxItems": 2
            },
            "intro": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
            "vote": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "volunteer": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "donate": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "tagline": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "parts": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                  "detail": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
                },
                "required": ["title", "detail"]
              },
              "minItems": 3,
              "maxItems": 3
            }
          },
          "required": ["headline", "intro", "vote", "volunteer", "donate", "tagline", "parts"]
        },
        "video": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "length": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "picture": {
              "type": "object",
              "properties": {
                "media": {
                  "type": "string",
                  "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
                  "maxBytes": 36
                },
                "files": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "file": { "type": "string", "pattern": "^[0-9a-f]{64}[.](avif|webp|jpg)$", "maxBytes": 69 },
                      "width": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 9999 },
                      "height": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 9999 }
                    },
                    "required": ["file", "width", "height"]
                  },
                  "minItems": 1,
                  "maxItems": 3
                },
                "x": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100 },
                "y": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100 },
                "decorative": { "type": "boolean" },
                "alt": {
                  "type": "object",
                  "properties": {
                    "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
                    "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
                  },
                  "required": []
                },
                "credit": { "type": "string", "pattern": "\\S", "maxLength": 200 }
              },
              "required": ["media", "files", "x", "y", "decorative", "alt"],
              "is": "picture"
            },
            "transcript": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "start": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 86400000 },
                  "end": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 86400000 },
                  "text": { "type": "string", "pattern": "\\S", "maxBytes": 1000 }
                },
                "required": ["start", "end", "text"]
              },
              "minItems": 1,
              "maxItems": 400
            }
          },
          "required": ["title", "length", "transcript"]
        },
        "actions": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "volunteer": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "more": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
              },
              "required": ["title", "text", "call", "more"]
            },
            "vote": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
              },
              "required": ["title", "text", "call"]
            },
            "sign": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
              },
              "required": ["title", "text", "call"]
            },
            "idea": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
              },
              "required": ["title", "text", "call"]
            },
            "donate": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
              },
              "required": ["title", "text", "call"]
            },
            "updates": {
              "type": "object",
              "properties": {
                "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "text": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
              },
              "required": ["title", "text", "call"]
            }
          },
          "required": ["title", "volunteer", "vote", "sign", "idea", "donate", "updates"]
        },
        "priorities": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "lead": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "items": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "slug": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxBytes": 60 },
                  "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                  "summary": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
                  "picture": {
                    "type": "object",
                    "properties": {
                      "media": {
                        "type": "string",
                        "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
                        "maxBytes": 36
                      },
                      "files": {
                        "type": "array",
                        "items": {
                          "type": "object",
                          "properties": {
                            "file": { "type": "string", "pattern": "^[0-9a-f]{64}[.](avif|webp|jpg)$", "maxBytes": 69 },
                            "width": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 9999 },
                            "height": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 9999 }
                          },
                          "required": ["file", "width", "height"]
                        },
                        "minItems": 1,
                        "maxItems": 3
                      },
                      "x": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100 },
                      "y": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100 },
                      "decorative": { "type": "boolean" },
                      "alt": {
                        "type": "object",
                        "properties": {
                          "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
                          "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
                        },
                        "required": []
                      },
                      "credit": { "type": "string", "pattern": "\\S", "maxLength": 200 }
                    },
                    "required": ["media", "files", "x", "y", "decorative", "alt"],
                    "is": "picture"
                  },
                  "commitments": {
                    "type": "array",
                    "items": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
                    "minItems": 3,
                    "maxItems": 3
                  }
                },
                "required": ["slug", "title", "summary", "commitments"]
              },
              "minItems": 1,
              "maxItems": 12
            }
          },
          "required": ["title", "lead", "items"]
        },
        "earlyVoting": {
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
            "electionDay": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "electionDate": {
              "type": "string",
              "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
              "maxBytes": 10
            },
            "firstDay": { "type": "string", "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "maxBytes": 10 },
            "lastDay": { "type": "string", "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "maxBytes": 10 },
            "countdownTarget": {
              "type": "string",
              "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:00$",
              "maxBytes": 19
            },
            "timeZone": { "type": "string", "pattern": "^[A-Z][A-Za-z_]+([/][A-Z][A-Za-z_-]+){1,2}$", "maxBytes": 60 }
          },
          "required": [
            "title",
            "text",
            "place",
            "address",
            "directions",
            "electionDay",
            "electionDate",
            "firstDay",
            "lastDay",
            "countdownTarget",
            "timeZone"
          ]
        },
        "testimonials": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "items": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "quote": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
                  "author": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                  "role": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                  "picture": {
                    "type": "object",
                    "properties": {
                      "media": {
                        "type": "string",
                        "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
                        "maxBytes": 36
                      },
                      "files": {
                        "type": "array",
                        "items": {
                          "type": "object",
                          "properties": {
                            "file": { "type": "string", "pattern": "^[0-9a-f]{64}[.](avif|webp|jpg)$", "maxBytes": 69 },
                            "width": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 9999 },
                            "height": { "type": "number", "multipleOf": 1, "minimum": 1, "maximum": 9999 }
                          },
                          "required": ["file", "width", "height"]
                        },
                        "minItems": 1,
                        "maxItems": 3
                      },
                      "x": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100 },
                      "y": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100 },
                      "decorative": { "type": "boolean" },
                      "alt": {
                        "type": "object",
                        "properties": {
                          "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
                          "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
                        },
                        "required": []
                      },
                      "credit": { "type": "string", "pattern": "\\S", "maxLength": 200 }
                    },
                    "required": ["media", "files", "x", "y", "decorative", "alt"],
                    "is": "picture"
                  }
                },
                "required": ["quote", "author", "role"]
              },
              "minItems": 1,
              "maxItems": 12
            }
          },
          "required": ["title", "items"]
        },
        "faq": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "items": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "slug": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxBytes": 60 },
                  "question": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                  "answer": { "type": "string", "pattern": "\\S", "maxBytes": 4000 },
                  "link": {
                    "type": "object",
                    "properties": {
                      "label": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
                      "href": {
                        "type": "string",
                        "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|#[A-Za-z0-9])[!-~]*$",
                        "maxBytes": 500
                      }
                    },
                    "required": ["label", "href"]
                  }
                },
                "required": ["slug", "question", "answer"]
              },
              "minItems": 1,
              "maxItems": 40
            }
          },
          "required": ["title", "items"]
        },
        "closing": {
          "type": "object",
          "properties": {
            "title": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "call": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
          },
          "required": ["title", "call"]
        },
        "contact": {
          "type": "object",
          "properties": {
            "email": { "type": "string", "pattern": "^[!-?A-~]+@[A-Za-z0-9.-]+$", "maxBytes": 254 },
            "poBox": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
          },
          "required": ["email", "poBox"]
        },
        "links": {
          "type": "object",
          "properties": {
            "donate": {
              "type": "string",
              "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|#[A-Za-z0-9])[!-~]*$",
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
                    "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|#[A-Za-z0-9])[!-~]*$",
                    "maxBytes": 500
                  }
                },
                "required": ["label", "href"]
              },
              "minItems": 1,
              "maxItems": 12
            }
          },
          "required": ["donate", "social"]
        },
        "legal": {
          "type": "object",
          "properties": {
            "paidFor": { "type": "string", "pattern": "\\S", "maxBytes": 400 },
            "privacy": { "type": "string", "pattern": "\\S", "maxBytes": 1000 },
            "notDeductible": { "type": "string", "pattern": "\\S", "maxBytes": 400 }
          },
          "required": ["paidFor", "privacy", "notDeductible"]
        }
      },
      "required": []
    }
  $shape$::jsonb
$$;
comment on function private.content_schema() is 'The shape of a snapshot. Written by `node tests/tools/contentSchema.ts`.';

-- Of JSON Schema what the shape above uses; maxBytes is ours, counted alike in JavaScript. Recursive: called again for each part.
create function private.schema_problem(value jsonb, rule jsonb, place text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  kind constant text := rule ->> 'type';
  plain constant text := value #>> '{}';
  many constant integer := case when kind = 'array' and jsonb_typeof(value) = 'array' then jsonb_array_length(value) end;
  key text;
  problem text;
begin
  if jsonb_typeof(value) is distinct from kind then
    return format('%s is no %s.', place, kind);
  end if;
  if kind = 'string' then
    if octet_length(plain) > (rule ->> 'maxBytes')::integer then
      return format('%s has more than %s bytes.', place, rule ->> 'maxBytes');
    -- As JavaScript counts: what is beyond the first plane is two.
    elsif char_length(plain) + char_length(regexp_replace(plain, '[\u0001-\uFFFF]', '', 'g')) > (rule ->> 'maxLength')::integer then
      return format('%s is too long.', place);
    elsif plain !~ ((rule ->> 'pattern') collate "C") then
      return format('%s is not as it should be.', place);
    end if;
  elsif kind = 'number' then
    if plain::numeric not between (rule ->> 'minimum')::numeric and (rule ->> 'maximum')::numeric then
      return format('%s is out of bounds.', place);
    elsif plain::numeric % (rule ->> 'multipleOf')::numeric <> 0 then
      return format('%s is no whole number.', place);
    end if;
  elsif kind = 'array' then
    if many not between (rule ->> 'minItems')::integer and (rule ->> 'maxItems')::integer then
      return format('%s has %s items.', place, many);
    end if;
    for n in 0 .. many - 1 loop
      problem := private.schema_problem(value -> n, rule -> 'items', format('%s[%s]', place, n));
      exit when problem is not null;
    end loop;
  elsif kind = 'object' then
    for key in select one from jsonb_object_keys(value) as one order by one loop
      if not (rule -> 'properties') ? key then
        return format('%s has an unknown part.', place);
      end if;
      problem := private.schema_problem(value -> key, rule -> 'properties' -> key, format('%s.%s', place, key));
      exit when problem is not null;
    end loop;
    select format('%s.%s is missing.', place, wanted.name) into key
    from jsonb_array_elements_text(rule -> 'required') as wanted (name) where not value ? wanted.name limit 1;
    problem := coalesce(problem, key);
  end if;
  return problem;
end
$$;
comment on function private.schema_problem(jsonb, jsonb, text) is
  'What is wrong with a value by a rule, and where; null when nothing is. Repeats no text that was sent.';

-- One way to write a value, so that the page, a file and the database hash the same: keys in order, nothing between.
create function private.canonical_json(value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (
      select '{' || coalesce(
        string_agg(to_json(one.key)::text || ':' || private.canonical_json(one.value), ',' order by one.key collate "C"), ''
      ) || '}'
      from jsonb_each(value) as one
    )
    when 'array' then (
      select '[' || coalesce(string_agg(private.canonical_json(one.value), ',' order by one.place), '') || ']'
      from jsonb_array_elements(value) with ordinality as one (value, place)
    )
    when 'number' then trim_scale((value #>> '{}')::numeric)::text
    when 'string' then to_json(value #>> '{}')::text
    else value::text
  end;
end
$$;
comment on function private.canonical_json(jsonb) is 'As core/canonicalJson.ts writes it.';

create function private.content_sha256(body jsonb) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(private.canonical_json(body), 'UTF8')), 'hex') $$;
comment on function private.content_sha256(jsonb) is 'The hash that names a snapshot: 64 hex digits.';

create function private.content_problem(body jsonb) returns text
language sql immutable set search_path = ''
as $$
  -- The shape first: it is as deep as said, and what else was sent may be deeper.
  select coalesce(
    private.schema_problem(body, private.content_schema(), 'words'),
    case
      when body = '{}' then 'The words have no section.'
      when octet_length(private.canonical_json(body)) > 65536 then 'The words have more than 65536 bytes.'
    end
  )
$$;
comment on function private.content_problem(jsonb) is 'Why these words cannot be published, and where; null when they can.';

create table public.content_snapshots (
  number bigint generated always as identity primary key,
  locale text not null,
  sha256 text not null,
  body jsonb not null,
  published_at timestamptz not null default now(),
  constraint content_snapshots_locale_known check (locale in ('en', 'es')),
  -- Without a section: what was said is taken down, and nothing is said in its place.
  constraint content_snapshots_body_shape check (body = '{}' or private.content_problem(body) is null),
  constraint content_snapshots_sha256_of_body check (sha256 = private.content_sha256(body))
);
comment on table public.content_snapshots is
  'The campaign''s words by language, as published. The newest of a language is what the page says; a section that it lacks is shown '
  'in the other language.';
comment on column public.content_snapshots.published_at is 'From when they are said; of planned words a time to come.';
create index content_snapshots_locale_published_at_idx on public.content_snapshots (locale, published_at desc, number desc);

alter table public.content_snapshots enable row level security;

create function private.newest_content() returns bigint[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select newest.number from (
      select distinct on (one.locale) one.number, one.body from public.content_snapshots as one
      where one.published_at <= now() order by one.locale, one.published_at desc, one.number desc
    ) as newest where newest.body <> '{}'
  )
$$;
comment on function private.newest_content() is
  'The snapshots that count now, none for a language that says nothing any more: no job puts planned words out, whoever reads asks for the '
  'time. Definer: a policy that read its own table would recurse.';

create function private.content_at(locale text, at timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select one.body from public.content_snapshots as one
  where one.locale = content_at.locale and one.published_at <= content_at.at order by one.published_at desc, one.number desc limit 1
$$;
comment on function private.content_at(text, timestamptz) is 'A language''s words as they are, or will be, at that time; null before the first.';

-- What was replaced was perhaps replaced for a reason.
create policy "Visitors read the newest words of each language" on public.content_snapshots
  for select to anon using (number = any ((select private.newest_content())::bigint[]));
create policy "Whoever signed in reads the newest words, staff the older too" on public.content_snapshots
  for select to authenticated using (
    number = any ((select private.newest_content())::bigint[])
    or (published_at <= now() and body <> '{}' and (select private.may('act_as_staff')))
  );

create function private.refuse_content_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'What was published is not changed. Publish again.' using errcode = '42501';
end
$$;
create trigger content_snapshots_never_change before update or delete or truncate on public.content_snapshots
  for each statement execute function private.refuse_content_change();

-- The log says who published what and when; the words themselves stand in the table and never change.
create function private.record_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_events (actor, actor_email, table_name, operation, record_id, after)
  values (
    auth.uid(),
    (select account.email from auth.users as account where account.id = auth.uid()),
    tg_table_name,
    tg_op,
    new.locale,
    jsonb_build_object('locale', new.locale, 'sha256', new.sha256)
  );
  return null;
end
$$;
comment on function private.record_publication() is 'Adds a publication to the audit log.';
create trigger content_snapshots_record_publication after insert on public.content_snapshots
  for each row execute function private.record_publication();

create function public.publish_content(locale text, body jsonb, sha256 text, replaces text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  newest text;
  problem text;
begin
  perform private.require_permission('publish_content');
  -- @supabase/lite on a PostgreSQL server hands an object over as a text of JSON.
  if jsonb_typeof(body) = 'string' then
    body := (body #>> '{}')::jsonb;
  end if;
  problem := case
    when publish_content.locale in ('en', 'es') then coalesce(
      private.content_problem(publish_content.body), private.governed_problem(publish_content.locale, publish_content.body),
      private.words_pictures_problem(publish_content.body)
    )
    else 'There is no such language here.'
  end;
  if problem is not null then
    raise exception '%', problem using errcode = '22023';
  end if;
  if publish_content.sha256 is distinct from private.content_sha256(publish_content.body) then
    raise exception 'The hash is not the words'' own.' using errcode = '22023';
  end if;
  -- Two who publish at once would each replace what the other has not seen.
  perform private.one_at_a_time('publish_content');
  newest := (
    select one.sha256 from public.content_snapshots as one
    where one.locale = publish_content.locale and one.number = any (private.newest_content())
  );
  -- Sent again after a lost answer.
  if newest = publish_content.sha256 then
    return;
  end if;
  if newest is distinct from publish_content.replaces then
    raise exception 'Somebody has published other words since. Read them first.' using errcode = 'PT409';
  end if;
  insert into public.content_snapshots (locale, sha256, body)
  values (publish_content.locale, publish_content.sha256, publish_content.body);
end
$$;
comment on function public.publish_content(text, jsonb, text, text) is
  'Publishes a language''s words. replaces: the hash of those that the caller has read, null for none. Raises 42501 for others than '
  'leaders and content managers, 22023 for words of another shape or hash and for an unknown language, PT409 (HTTP 409) if '
  'somebody else has published since.';

create function private.grants_for_content() returns void
language plpgsql set search_path = ''
as $$
begin
  grant select on public.content_snapshots to anon, authenticated;
  grant execute on function public.publish_content(text, jsonb, text, text) to authenticated;
  grant execute on function private.newest_content() to anon, authenticated, service_role;
end
$$;
comment on function private.grants_for_content() is 'What the APIs roles may do with the campaign''s words.';

select private.restore_grants();

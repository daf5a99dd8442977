-- The kinds of content, by the app's own list. Written by `node tests/tools/contentKinds.ts`; not written by hand.

create function private.public_paths() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['/', '/auth', '/vision', '/citizens', '/transparency', '/finance-transparency', '/wellness', '/engagement', '/revitalization', '/education', '/community-voice'] $$;
comment on function private.public_paths() is 'Where a link inside may lead besides what is published.';

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'commitment', 2, 90, '/vision/{slug}', 'title', $shape$
    {
      "type": "object",
      "properties": {
        "priority": { "type": "string", "pattern": "^(transparency|mental-health|housing|infrastructure|downtown)$" },
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 4000, "is": "markdown" },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 4000, "is": "markdown" }
          },
          "required": [],
          "minProperties": 1
        },
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
        "measure": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 500 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 500 }
          },
          "required": [],
          "minProperties": 1
        },
        "baseline": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 500 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 500 }
          },
          "required": [],
          "minProperties": 1
        },
        "target": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 500 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 500 }
          },
          "required": [],
          "minProperties": 1
        },
        "due_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "cost_low": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100000000000000 },
        "cost_high": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 100000000000000 },
        "funding": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "depends_on": { "type": "array", "items": { "type": "string", "pattern": "^(mayor|council|county|state)$" }, "maxItems": 4 },
        "agreement": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "risk": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "milestones": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "text": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
                },
                "required": [],
                "minProperties": 1
              },
              "due_on": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              },
              "done_on": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              }
            },
            "required": ["id", "text", "due_on"]
          },
          "minItems": 0,
          "maxItems": 30
        },
        "sources": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "title": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
                },
                "required": [],
                "minProperties": 1
              },
              "link": {
                "type": "string",
                "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
                "maxBytes": 500,
                "is": "link"
              }
            },
            "required": ["id", "title", "link"]
          },
          "minItems": 0,
          "maxItems": 30
        },
        "reworded": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        }
      },
      "required": [
        "priority",
        "title",
        "text",
        "measure",
        "baseline",
        "target",
        "due_on",
        "cost_low",
        "cost_high",
        "funding",
        "depends_on"
      ],
      "ordered": [["cost_low", "cost_high"]]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'commitment-update', 2, null, null, 'text', $shape$
    {
      "type": "object",
      "properties": {
        "of": {
          "type": "string",
          "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
          "maxBytes": 36,
          "is": "ref:commitment"
        },
        "on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "rating": { "type": "string", "pattern": "^(not-yet-rated|in-the-works|stalled|compromise|kept|broken)$" },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 2000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 2000 }
          },
          "required": [],
          "minProperties": 1
        },
        "source_title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
          },
          "required": [],
          "minProperties": 1
        },
        "source": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        }
      },
      "required": ["of", "on", "text", "source_title", "source"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'correction', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "was": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "now": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "reason": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "where": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        }
      },
      "required": ["title", "was", "now", "on"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'decision', 2, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 2000, "is": "markdown" },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 2000, "is": "markdown" }
          },
          "required": [],
          "minProperties": 1
        },
        "number": { "type": "string", "pattern": "\\S", "maxLength": 60 },
        "stage": { "type": "string", "pattern": "^(introduced|committee|passed|failed|deferred)$" },
        "on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "yes": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "no": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "abstained": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "agenda": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "steps": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "stage": { "type": "string", "pattern": "^(introduced|committee|passed|failed|deferred)$" },
              "on": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              }
            },
            "required": ["id", "stage", "on"]
          },
          "minItems": 0,
          "maxItems": 20
        }
      },
      "required": ["title", "text", "stage", "on", "agenda"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'document', 2, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "type": { "type": "string", "pattern": "^(filing|disclosure|schedule|policy|minutes)$" },
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "source": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "published_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "file": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$", "maxBytes": 64 },
        "bytes": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
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
      "required": ["type", "title", "source", "published_on", "file", "sha256"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'indicator', 2, 180, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "name": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "page": { "type": "string", "pattern": "^(transparency|wellness|education|revitalization)$" },
        "value_type": { "type": "string", "pattern": "^(count|percent|rate|dollars|days|index)$" },
        "counts": { "type": "string", "pattern": "^(people|things)$" },
        "people": { "type": "string", "pattern": "\\S", "maxLength": 60 },
        "per": { "type": "string", "pattern": "^(1000|10000|100000)$" },
        "unit": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 80 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 80 }
          },
          "required": [],
          "minProperties": 1
        },
        "definition": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "caveat": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "source": {
          "type": "string",
          "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
          "maxBytes": 36,
          "is": "ref:source"
        },
        "values": {
          "type": "string",
          "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
          "maxBytes": 36,
          "is": "figures"
        },
        "labels": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "code": { "type": "string", "pattern": "\\S", "maxLength": 300 },
              "text": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "code", "text"]
          },
          "minItems": 0,
          "maxItems": 200
        },
        "alike": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 500 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 500 }
          },
          "required": [],
          "minProperties": 1
        },
        "corrected": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "next_update_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        }
      },
      "required": ["title", "name", "page", "value_type", "unit", "definition", "source", "values"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'page', 2, 180, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 20000, "is": "markdown" },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 20000, "is": "markdown" }
          },
          "required": [],
          "minProperties": 1
        },
        "place": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "shown_on": { "type": "array", "items": { "type": "string", "pattern": "^(community-voice|engagement)$" }, "maxItems": 2 }
      },
      "required": ["title", "text"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'place', 2, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "asked": {
          "type": "string",
          "pattern": "^(site)[/][0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
          "maxBytes": 45,
          "is": "asked"
        },
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 120 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 120 }
          },
          "required": [],
          "minProperties": 1
        },
        "about": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 2000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 2000 }
          },
          "required": [],
          "minProperties": 1
        },
        "plan": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 2000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 2000 }
          },
          "required": [],
          "minProperties": 1
        },
        "reworded": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 500 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 500 }
          },
          "required": [],
          "minProperties": 1
        }
      },
      "required": ["asked", "title"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'program', 1, 90, null, 'name', $shape$
    {
      "type": "object",
      "properties": {
        "name": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "provider": { "type": "string", "pattern": "\\S", "maxLength": 200 },
        "subject": { "type": "string", "pattern": "^(early|homework|reading|arts|science|sports|outdoors|work)$" },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "age_from": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "age_until": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "seasons": {
          "type": "array",
          "items": { "type": "string", "pattern": "^(school-year|fall|winter|spring|summer)$" },
          "maxItems": 5
        },
        "hours": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "cost": { "type": "string", "pattern": "^(free|sliding|paid)$" },
        "cost_note": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
          },
          "required": [],
          "minProperties": 1
        },
        "languages": {
          "type": "array",
          "items": { "type": "string", "pattern": "^(en|es|fr|ht|pt|ar|zh|so|ase|any)$" },
          "maxItems": 10
        },
        "seats_offered": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "seats_taken": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
        "seats_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "signup_url": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "signup_opens": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "signup_closes": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "phone": { "type": "string", "pattern": "^[+(]?[0-9][0-9 ().-]*[0-9]$", "maxBytes": 30 },
        "address": { "type": "string", "pattern": "\\S", "maxLength": 200 },
        "spot": { "type": "string", "pattern": "\\S", "maxLength": 40 },
        "assured_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        }
      },
      "required": ["name", "provider", "subject", "text", "age_from", "age_until", "seasons", "cost", "languages", "assured_on"],
      "ordered": [
        ["age_from", "age_until"],
        ["signup_opens", "signup_closes"]
      ]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'records-request', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "to": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "number": { "type": "string", "pattern": "\\S", "maxLength": 60 },
        "asked_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "acknowledged_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "completed_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "outcome": { "type": "string", "pattern": "^(full|partial|refused|none)$" },
        "note": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "source": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        }
      },
      "required": ["title", "to", "asked_on"],
      "ordered": [
        ["asked_on", "acknowledged_on"],
        ["asked_on", "completed_on"]
      ]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'reply', 2, null, null, 'text', $shape$
    {
      "type": "object",
      "properties": {
        "asked": {
          "type": "string",
          "pattern": "^(question|idea)[/][0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
          "maxBytes": 45,
          "is": "asked"
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 2000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 2000 }
          },
          "required": [],
          "minProperties": 1
        },
        "named": { "type": "string", "pattern": "\\S", "maxLength": 120 }
      },
      "required": ["asked", "text", "named"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'service', 1, 90, null, 'name', $shape$
    {
      "type": "object",
      "properties": {
        "name": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "provider": { "type": "string", "pattern": "\\S", "maxLength": 200 },
        "need": {
          "type": "string",
          "pattern": "^(mental-health|crisis|shelter|food|health|addiction|housing|money|legal|family|seniors)$"
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "eligibility": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 500 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 500 }
          },
          "required": [],
          "minProperties": 1
        },
        "cost": { "type": "string", "pattern": "^(free|sliding|insurance|paid)$" },
        "cost_note": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
          },
          "required": [],
          "minProperties": 1
        },
        "languages": {
          "type": "array",
          "items": { "type": "string", "pattern": "^(en|es|fr|ht|pt|ar|zh|so|ase|any)$" },
          "maxItems": 10
        },
        "access": {
          "type": "array",
          "items": { "type": "string", "pattern": "^(step-free|toilet|bus|parking|by-phone|online|at-home|childcare)$" },
          "maxItems": 8
        },
        "phones": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "phone": { "type": "string", "pattern": "^[+(]?[0-9][0-9 ().-]*[0-9]$", "maxBytes": 30 },
              "label": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 80 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 80 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "phone"]
          },
          "minItems": 1,
          "maxItems": 6
        },
        "website": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "confidential": { "type": "boolean" },
        "address": { "type": "string", "pattern": "\\S", "maxLength": 200 },
        "directions": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 300 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 300 }
          },
          "required": [],
          "minProperties": 1
        },
        "schedules": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "repeats": { "type": "string", "pattern": "^(week|other-week|month)$" },
              "days": { "type": "array", "items": { "type": "string", "pattern": "^(MO|TU|WE|TH|FR|SA|SU)$" }, "maxItems": 7 },
              "weeks": {
                "type": "array",
                "items": { "type": "string", "pattern": "^(first|second|third|fourth|last)$" },
                "maxItems": 5
              },
              "opens": { "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$", "maxBytes": 5 },
              "closes": { "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$", "maxBytes": 5 },
              "from": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              },
              "until": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              },
              "holidays": { "type": "boolean" },
              "label": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 80 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 80 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "repeats", "days", "opens", "closes"]
          },
          "minItems": 0,
          "maxItems": 20
        },
        "closings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "from": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              },
              "until": {
                "type": "string",
                "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
                "maxBytes": 10,
                "format": "date"
              },
              "reason": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "from", "until"]
          },
          "minItems": 0,
          "maxItems": 30
        },
        "assured_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        }
      },
      "required": ["name", "provider", "need", "text", "cost", "languages", "phones", "assured_on"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'source', 1, 365, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "producer": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "method": { "type": "string", "pattern": "^(measured|administrative|survey|modelled|campaign)$" },
        "citation": { "type": "string", "pattern": "\\S", "maxLength": 500 },
        "url": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "license": { "type": "string", "pattern": "\\S", "maxLength": 120 },
        "published_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "accessed_on": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        }
      },
      "required": ["title", "producer", "method", "url", "accessed_on"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'team-member', 1, null, null, 'name', $shape$
    {
      "type": "object",
      "properties": {
        "name": { "type": "string", "pattern": "\\S", "maxLength": 120 },
        "job": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 200 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 200 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 600 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 600 }
          },
          "required": [],
          "minProperties": 1
        },
        "email": { "type": "string", "pattern": "^[!-?A-~]+@[A-Za-z0-9.-]+$", "maxBytes": 254 },
        "portrait": {
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
        "paid": { "type": "boolean" },
        "since": {
          "type": "string",
          "pattern": "^20[0-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
          "maxBytes": 10,
          "format": "date"
        },
        "place": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 }
      },
      "required": ["name", "job", "paid"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-actions', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "volunteer": {
          "type": "object",
          "properties": {
            "title": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "text": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "call": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "more": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            }
          },
          "required": ["title", "text", "call", "more"]
        },
        "vote": {
          "type": "object",
          "properties": {
            "title": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "text": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "call": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            }
          },
          "required": ["title", "text", "call"]
        },
        "sign": {
          "type": "object",
          "properties": {
            "title": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "text": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "call": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            }
          },
          "required": ["title", "text", "call"]
        },
        "idea": {
          "type": "object",
          "properties": {
            "title": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "text": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "call": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            }
          },
          "required": ["title", "text", "call"]
        },
        "donate": {
          "type": "object",
          "properties": {
            "title": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "text": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "call": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            }
          },
          "required": ["title", "text", "call"]
        },
        "updates": {
          "type": "object",
          "properties": {
            "title": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "text": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            },
            "call": {
              "type": "object",
              "properties": {
                "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
              },
              "required": [],
              "minProperties": 1
            }
          },
          "required": ["title", "text", "call"]
        }
      },
      "required": ["title", "volunteer", "vote", "sign", "idea", "donate", "updates"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-closing', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "call": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        }
      },
      "required": ["title", "call"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-contact', 1, null, null, 'email', $shape$
    {
      "type": "object",
      "properties": {
        "email": { "type": "string", "pattern": "^[!-?A-~]+@[A-Za-z0-9.-]+$", "maxBytes": 254 },
        "poBox": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        }
      },
      "required": ["email", "poBox"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-earlyvoting', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "text": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "place": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "address": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "directions": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "electionDay": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "electionDate": { "type": "string", "pattern": "\\S", "maxLength": 10 },
        "firstDay": { "type": "string", "pattern": "\\S", "maxLength": 10 },
        "lastDay": { "type": "string", "pattern": "\\S", "maxLength": 10 },
        "countdownTarget": { "type": "string", "pattern": "\\S", "maxLength": 19 },
        "timeZone": { "type": "string", "pattern": "\\S", "maxLength": 60 }
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
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-faq', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "items": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "slug": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxBytes": 60 },
              "question": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              },
              "answer": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 4000 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 4000 }
                },
                "required": [],
                "minProperties": 1
              },
              "link": {
                "type": "object",
                "properties": {
                  "label": {
                    "type": "object",
                    "properties": {
                      "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                      "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                    },
                    "required": [],
                    "minProperties": 1
                  },
                  "href": {
                    "type": "string",
                    "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
                    "maxBytes": 500,
                    "is": "link"
                  }
                },
                "required": ["label", "href"]
              }
            },
            "required": ["id", "slug", "question", "answer"]
          },
          "minItems": 1,
          "maxItems": 40
        }
      },
      "required": ["title", "items"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-head', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "description": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "candidacy": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "job": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "donate": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "earlyVoting": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "name": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "firstName": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "lastName": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "city": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        }
      },
      "required": ["title", "description", "candidacy", "job", "donate", "earlyVoting", "name", "firstName", "lastName", "city"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-hero', 1, null, null, 'headline', $shape$
    {
      "type": "object",
      "properties": {
        "headline": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "line": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "line"]
          },
          "minItems": 1,
          "maxItems": 2
        },
        "intro": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "vote": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "volunteer": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "donate": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "tagline": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "parts": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "title": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              },
              "detail": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "title", "detail"]
          },
          "minItems": 1,
          "maxItems": 3
        }
      },
      "required": ["headline", "intro", "vote", "volunteer", "donate", "tagline", "parts"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-legal', 1, null, null, 'paidFor', $shape$
    {
      "type": "object",
      "properties": {
        "paidFor": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "privacy": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
          },
          "required": [],
          "minProperties": 1
        },
        "notDeductible": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        }
      },
      "required": ["paidFor", "privacy", "notDeductible"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-links', 1, null, null, 'donate', $shape$
    {
      "type": "object",
      "properties": {
        "donate": {
          "type": "string",
          "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
          "maxBytes": 500,
          "is": "link"
        },
        "social": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "label": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              },
              "href": {
                "type": "string",
                "pattern": "^(https:[/][/][A-Za-z0-9]|[/][A-Za-z0-9?#]|[/]$|#[A-Za-z0-9])[!-~]*$",
                "maxBytes": 500,
                "is": "link"
              }
            },
            "required": ["id", "label", "href"]
          },
          "minItems": 1,
          "maxItems": 12
        }
      },
      "required": ["donate", "social"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-priorities', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "lead": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "items": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "slug": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxBytes": 60 },
              "title": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              },
              "summary": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
                },
                "required": [],
                "minProperties": 1
              },
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
                "items": {
                  "type": "object",
                  "properties": {
                    "id": {
                      "type": "string",
                      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
                      "maxBytes": 36
                    },
                    "line": {
                      "type": "object",
                      "properties": {
                        "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
                        "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
                      },
                      "required": [],
                      "minProperties": 1
                    }
                  },
                  "required": ["id", "line"]
                },
                "minItems": 1,
                "maxItems": 3
              }
            },
            "required": ["id", "slug", "title", "summary", "commitments"]
          },
          "minItems": 1,
          "maxItems": 12
        }
      },
      "required": ["title", "lead", "items"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-testimonials', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "items": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "quote": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
                },
                "required": [],
                "minProperties": 1
              },
              "author": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              },
              "role": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
                },
                "required": [],
                "minProperties": 1
              },
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
            "required": ["id", "quote", "author", "role"]
          },
          "minItems": 1,
          "maxItems": 12
        }
      },
      "required": ["title", "items"]
    }
  $shape$
);

insert into private.content_kinds (kind, eyes, verify_days, address, title, shape) values (
  'words-video', 1, null, null, 'title', $shape$
    {
      "type": "object",
      "properties": {
        "title": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
        "length": {
          "type": "object",
          "properties": {
            "en": { "type": "string", "pattern": "\\S", "maxLength": 400 },
            "es": { "type": "string", "pattern": "\\S", "maxLength": 400 }
          },
          "required": [],
          "minProperties": 1
        },
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
              "id": { "type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "maxBytes": 36 },
              "start": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
              "end": { "type": "number", "multipleOf": 1, "minimum": 0, "maximum": 1000000000000 },
              "text": {
                "type": "object",
                "properties": {
                  "en": { "type": "string", "pattern": "\\S", "maxLength": 1000 },
                  "es": { "type": "string", "pattern": "\\S", "maxLength": 1000 }
                },
                "required": [],
                "minProperties": 1
              }
            },
            "required": ["id", "start", "end", "text"]
          },
          "minItems": 1,
          "maxItems": 400
        }
      },
      "required": ["title", "length", "transcript"]
    }
  $shape$
);

/** A Valibot schema as JSON Schema, as far as the campaign's words, settings and contents go: what the database is given as its own rules. */
import type * as v from 'valibot';

export interface Rule {
  readonly type: string;
  readonly [keyword: string]: unknown;
}

/** Throws for what it does not know: a rule that the database would not hear of. */
export function jsonSchema(schema: v.GenericSchema): Rule {
  // Valibot's own description of itself, typed by none of its public types
  const known = schema as unknown as {
    type: string;
    entries?: Record<string, v.GenericSchema>;
    item?: v.GenericSchema;
    options?: readonly string[];
  };
  const rule: Record<string, unknown> = {};
  if (known.type === 'strict_object') {
    const entries = Object.entries(known.entries ?? {});
    rule.properties = Object.fromEntries(entries.map(([key, entry]) => [key, jsonSchema(unwrapped(entry))]));
    rule.required = entries.filter(([, entry]) => unwrapped(entry) === entry).map(([key]) => key);
  } else if (known.type === 'array' && known.item) rule.items = jsonSchema(known.item);
  else if (known.type === 'picklist') return { type: 'string', pattern: `^(${(known.options ?? []).join('|')})$` };
  else if (!['string', 'number', 'boolean'].includes(known.type))
    throw new Error(`The database knows no ${known.type}.`);
  for (const step of stepsOf(schema)) Object.assign(rule, keyword(step, known.type));
  return { type: known.type === 'strict_object' ? 'object' : known.type, ...rule };
}

function unwrapped(entry: v.GenericSchema): v.GenericSchema {
  const { type, wrapped } = entry as unknown as { type: string; wrapped: v.GenericSchema }; // as above
  return type === 'optional' || type === 'exact_optional' ? wrapped : entry;
}

/** A pipe may begin with a pipe: passed over, the rules of every link and day were the app's alone. */
function stepsOf(schema: v.GenericSchema): readonly Step[] {
  const { pipe } = schema as unknown as { pipe?: readonly [v.GenericSchema, ...Step[]] }; // as above
  if (pipe === undefined) return [];
  const [first, ...steps] = pipe;
  return first === schema ? steps : [...stepsOf(first), ...steps];
}

interface Step {
  type: string;
  requirement: unknown;
  metadata?: Record<string, unknown>;
}

function keyword({ type, requirement, metadata }: Step, of: string): Record<string, unknown> {
  switch (type) {
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'max_bytes':
      return { maxBytes: requirement };
    case 'min_length':
      return { minItems: requirement };
    case 'max_length':
      return of === 'string' ? { maxLength: requirement } : { maxItems: requirement };
    case 'min_entries':
      return { minProperties: requirement };
    case 'metadata':
      return { ...metadata };
    // A rule that no other keyword says: its name for the database goes with it, as metadata.
    case 'check':
    case 'raw_check':
      return {};
    case 'length':
      return { minItems: requirement, maxItems: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'integer':
      return { multipleOf: 1 };
    default:
      throw new Error(`The database knows no ${type}.`);
  }
}

/** What the database says no with (supabase/migrations) has a message in both languages, and stays to the letter in English. */
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../src/adapters/supabase/rpc.ts';
import { setLocale } from '../../src/core/locale.ts';
import { whyRefused } from '../../src/core/session/request.ts';
import { requestWords } from '../../src/hooks/requestWords.ts';
import english from '../../src/hooks/words/en.json' with { type: 'json' };
import { migrationFiles } from '../../supabase/local/migrations.ts';

/** No person reads these. ('%' alone: a permission's refusal, which stands in their table, or what is wrong with words to publish.) */
const NO_SCREEN: Readonly<Record<string, string>> = {
  'There is no permission %.': 'a name misspelled in a migration, which tests/structure/permissions.test.ts fails',
  'A phone has a name and counts what it holds.': 'a phone reports by itself and keeps a no to itself',
  'Only whoever has a turf in hand, or leads the field, reports a phone.': 'the same',
  'The name of a table and an array of 1 to % rows are expected.':
    'the outbox sends so many, and searches by itself where it is told no',
  'A row is an object whose keys are columns.': 'the same',
  "The hash is not the words' own.": 'no page of the app publishes words',
  'Somebody has published other words since. Read them first.': 'the same',
  'These limits are changed under Settings.': 'the secret key alone sets limits past the page',
  "Only the candidate, campaign managers and content managers publish the campaign's words.": 'the same',
};

interface Raised {
  readonly sentence: string;
  readonly code: string;
}

const text = (quoted: string) => quoted.replaceAll("''", "'");

/** Every sentence with the code it is raised with, the permissions' refusals among them. */
function raisedIn(sql: string): Raised[] {
  const raised = [...sql.matchAll(/raise\s+exception\s+'((?:[^']|'')*)'([^;]*);/gi)].map(
    ([, quoted = '', rest = '']) => ({
      sentence: text(quoted),
      code: /errcode\s*=\s*'(\w+)'/.exec(rest)?.[1] ?? 'P0001',
    }),
  );
  const refusals = (/insert into private\.permissions[^;]*;/.exec(sql)?.[0] ?? '').match(/'Only (?:[^']|'')*'/g) ?? [];
  return [...raised, ...refusals.map((quoted) => ({ sentence: text(quoted.slice(1, -1)), code: '42501' }))];
}

/** As PostgREST answers it. */
function failure({ sentence, code }: Raised) {
  const status = code.startsWith('PT') ? Number(code.slice(2)) : code === '42501' ? 403 : 400;
  return failureOf(status, { code, message: sentence });
}

/** With numbers where the database puts some in. */
function filled(raised: Raised): Raised {
  let next = 2;
  return { ...raised, sentence: raised.sentence.replaceAll('%', () => String((next += 1))) };
}

const raised = migrationFiles().flatMap(({ sql }) => raisedIn(sql));
const shown = raised.filter(
  (each) => each.sentence !== '%' && typeof whyRefused(failure(each)) !== 'string' && !(each.sentence in NO_SCREEN),
);

afterEach(() => setLocale('en'));

describe('what the database says no with', () => {
  it('is found in the migrations', () => {
    expect(raisedIn("raise exception 'It''s full.'\n  using errcode = 'PT409';")).toEqual([
      { sentence: "It's full.", code: 'PT409' },
    ]);
    expect(shown.length).toBeGreaterThan(40);
  });

  it.each([...new Map(shown.map((each) => [each.sentence, filled(each)])).values()])(
    'is said in Spanish, and in English to the letter: $sentence',
    (each) => {
      expect(requestWords(failure(each))).toBe(each.sentence);
      setLocale('es');
      expect(requestWords(failure(each))).not.toBe(each.sentence);
    },
  );

  it('puts the database’s numbers where they belong', () => {
    setLocale('es');
    const said = (sentence: string) => requestWords(failure({ sentence, code: '22023' }));
    expect(said('There is room for 2 in that car, and they are 5.')).toBe(
      'En ese auto hay lugar para 2, y el grupo es de 5.',
    );
    expect(said('The capacity cannot be below the 12 people who were promised a place.')).toBe(
      'La capacidad no puede ser menor que los lugares ya prometidos: 12.',
    );
  });

  it('has no message that the database never says', () => {
    const shape = (sentence: string) => sentence.replaceAll(/%|\{\w+\}/g, '…');
    const sentences = new Set(raised.map(({ sentence }) => shape(sentence)));
    const messages = Object.entries(english).filter(([key]) => key.startsWith('hooks_server_'));
    expect(messages.filter(([, message]) => !sentences.has(shape(message))).map(([key]) => key)).toEqual([]);
    expect(messages.length).toBe(new Set(shown.map(({ sentence }) => sentence)).size);
  });

  it('leaves out only what the migrations still say', () => {
    const sentences = new Set(raised.map(({ sentence }) => sentence));
    expect(Object.keys(NO_SCREEN).filter((sentence) => !sentences.has(sentence))).toEqual([]);
  });
});

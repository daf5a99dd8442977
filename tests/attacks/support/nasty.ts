/** Values that no form would send: of the wrong kind, without end, or made to be read as something else. */
import type { Dice } from '../../faults/random.ts';

/** A value that JSON.stringify cannot write as it is meant: this text stands in the body as it is. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const deep = (levels: number) => new Raw('['.repeat(levels) + ']'.repeat(levels));
const deepObject = (levels: number) => new Raw('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));

const makers: readonly [(dice: Dice) => unknown, ...((dice: Dice) => unknown)[]] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => '\u00a0\u2003\ufeff',
  () => 0,
  () => -1,
  () => new Raw('1e999'),
  () => new Raw('-0'),
  () => new Raw('123456789012345678901234567890'),
  () => new Raw('NaN'),
  () => new Raw('Infinity'),
  () => 'infinity',
  () => '-infinity',
  () => 'epoch',
  () => 'now',
  () => 'tomorrow',
  () => '0044-03-15 BC',
  () => '10000-01-01',
  () => '2026-13-45T99:99:99Z',
  () => '1900-01-01T00:00:00Z',
  () => '2999-01-01T00:00:00Z',
  () => [],
  () => {},
  () => ({ $gt: '' }),
  () => [[['a']]],
  () => '\0',
  () => 'Ada\0Quill',
  () => new Raw('"\\u0000"'),
  () => new Raw('"\\ud800"'),
  () => new Raw('"Ada \\udfff Quill"'),
  () => '\u202eadA',
  () => '👩‍👩‍👧‍👦'.repeat(40),
  () => 'x',
  () => 'ö'.repeat(199) + 'x'.repeat(20),
  (dice) => 'x'.repeat(dice.between(200, 5000)),
  (dice) => 'y'.repeat(dice.between(10_000, 80_000)),
  () => "'; drop table signups; --",
  () => "Robert'); delete from public.events; --",
  () => "1' or '1'='1",
  () => '$1',
  () => '${process.env.SUPABASE_SECRET_KEY}',
  () => '{{7*7}}',
  () => '<script>alert(1)</script>',
  () => '=cmd|calc!A0',
  () => '../../../../etc/passwd',
  () => '\\x00',
  () => '{1,2,3}',
  () => '{"a"',
  () => '(1,2)',
  () => '00000000-0000-0000-0000-000000000000',
  () => 'a0000000-0000-4000-8000-000000000001',
  () => '50000000-0000-4000-8000-000000000001',
  () => '51000000-0000-4000-8000-000000000001',
  () => 'e0000000-0000-4000-8000-000000000012',
  () => 'E0000000-0000-4000-8000-00000000000G',
  () => 'urn:uuid:e0000000-0000-4000-8000-000000000001',
  (dice) => dice.uuid(),
  () => 'a@b',
  () => 'a@b.c d',
  () => 'ada@example.com\nBcc: all@example.com',
  () => 'Headcount: 0',
  () => 'Headcount: 11',
  () => 'Headcount: 1\n',
  () => 'Headcount: ٣',
  () => 'service_role',
  () => 'DEFAULT',
  () => 'null',
  () => 'true',
  () => ({ phone: '(207) 555-0100', name: 'Ada Quill' }),
  () => deep(40),
  () => deep(5000),
  () => deepObject(3000),
  () => ({ toString: 'x', __proto__x: 1, constructor: { prototype: 1 } }),
];

export const nasty = (dice: Dice): unknown => dice.pick(makers)(dice);

/** As JSON.stringify, with Raw texts standing as they are. Keys may be there twice. */
export function written(pairs: readonly (readonly [string, unknown])[]): string {
  return `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value instanceof Raw ? value.text : (JSON.stringify(value) ?? 'null')}`).join(',')}}`;
}

/** What visitors ask: expressions that cost the database minutes. */
import { describe, expect, it } from 'vitest';
import { rest, type Row } from './support/api.ts';
import { expectWell, honestRow, Ledger } from './support/honest.ts';
import { useSharedTarget } from './support/target.ts';

const target = useSharedTarget();
const costly = {
  'one that goes back and forth for ever': 'description=match.^(.%2B)(.%2B)(.%2B)(.%2B)(.%2B)\\5\\4\\3\\2\\1$',
  'one that takes all memory': 'title=match.(((x{1,100}){1,100}){1,10})',
  'one in a tree':
    'and=(title.not.is.null,or(title.imatch.(((x{1,100}){1,100}){1,10}),description.imatch.^(.%2B)(.%2B)(.%2B)(.%2B)\\4\\3\\2\\1$))',
} as const;

describe('an expression of a visitor', () => {
  it.each(Object.entries(costly))(
    '(%s) keeps nobody waiting and makes no refused row a taken one',
    async (_, filter) => {
      const asked = rest(target(), 'GET', `events?select=id&${filter}`, undefined, { timeout: 15_000 });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expectWell(target(), 5000);
      expect([400, 403, 500, 503]).toContain((await asked).status);
      const refused = await rest(target(), 'POST', 'signups', { ...honestRow('signups'), name: '' });
      expect(refused.status, 'a row without a name').toBeGreaterThanOrEqual(400);
      await expectWell(target());
    },
  );

  it('is refused as soon as it is read', async () => {
    for (const filter of Object.values(costly)) {
      const answer = await rest(target(), 'GET', `events?select=id&${filter}`, undefined, { timeout: 5000 });
      expect(answer.status, filter).toBe(400);
    }
  });

  it('asked by twelve at once does not starve an honest row', async () => {
    const filters = Object.values(costly);
    const asked = Array.from({ length: 12 }, (_, n) =>
      rest(target(), 'GET', `events?select=id&${filters[n % filters.length]}`, undefined, { timeout: 15_000 }),
    );
    const ledger = new Ledger(target());
    const taken = await Promise.all(Array.from({ length: 10 }, () => ledger.send('signups', { timeout: 5000 })));
    expect(taken.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    await Promise.all(asked);
    expect(await ledger.lost()).toEqual([]);
  });

  it('may be long: then the address is refused, not the server’s memory filled', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => `title=neq.${n}`).join('&');
    const answer = await rest(target(), 'GET', `events?select=id&${many}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).not.toBe(500);
    await expectWell(target());
  });
});

describe('the landing page’s own questions', () => {
  it('are answered as before', async () => {
    const events = await rest(
      target(),
      'GET',
      `events?select=*&date=gte.${new Date().toISOString()}&order=date.asc&limit=3`,
    );
    expect([events.status, (events.body as Row[]).length]).toEqual([200, 3]); // the sample town has more than three to come
    const stats = await rest(
      target(),
      'GET',
      'stats?select=label,value_number&label=in.(weekly_raised,volunteers,doors_total)',
    );
    expect([stats.status, (stats.body as Row[]).length]).toEqual([200, 3]); // three labels
  });
});

/** Ideas that say what somebody is typing: found in both languages and half typed, and fast enough for every key. */
import { describe, expect, it } from 'vitest';
import { ideaSeeds } from '../../../../src/sample/ideas.ts';
import type { Idea } from '../../../../src/features/ideas/model/idea.ts';
import { similarIn } from '../../../../src/features/ideas/model/similar.ts';

const ideas: readonly Idea[] = ideaSeeds.map((seed) => ({
  id: seed.id,
  text: { en: seed.text.en, es: seed.text.es },
  topic: seed.topic,
  ward: seed.ward,
  on: seed.on,
  status: seed.into === undefined ? seed.status : 'duplicate',
  into: seed.into ?? null,
  response: {},
  respondedOn: null,
  ledTo: [],
  supports: null,
  held: false,
  also: [],
  steps: [],
}));
const find = await similarIn(ideas);
const said = (typed: string) => find(typed).map(({ text }) => text.en ?? '');

describe('similar ideas', () => {
  it('are found by what is said, not by every small word', () => {
    expect(said('Benches at the bus stops')[0]).toContain('A bench and a light at every bus stop');
    expect(said('the and for that with you')).toEqual([]);
  });

  it('are found while the last word is half typed', () => {
    expect(said('translate the wat')[0]).toContain('Translate the water bill');
  });

  it('are found in Spanish, and with a slip of the finger', () => {
    expect(said('autobus nocturno los viernes')[0]).toContain('A late bus on Fridays');
    expect(said('librery open in the evenings')[0]).toContain('Open the library');
  });

  it('are near by their stems in both languages: "The pipes poisoned us" beside "The pipe ..."', async () => {
    const idea = (id: string, en: string, es: string): Idea => ({
      ...(ideas[0] as Idea),
      id,
      text: { en, es },
      status: 'open',
      into: null,
    }); // the sample has some
    const near = await similarIn([
      idea('pipe', 'The pipe on Mill Street poisons our water', 'El tubo de la calle Mill envenena el agua'),
      idea('bench', 'A bench at every stop', 'Un banco en cada parada'),
      idea('library', 'Open the library on Sundays', 'Abran la biblioteca los domingos'),
      idea('repair', 'Repair the bridge', 'La reparación del puente'),
      idea('car', 'Fewer cars downtown', 'Menos carros en el centro'),
    ]);
    const first = (typed: string) => near(typed)[0]?.id;
    expect(first('The pipes poisoned us')).toBe('pipe');
    expect(first('poisoning by old pipes')).toBe('pipe');
    expect(first('benches please')).toBe('bench');
    expect(first('Bancos en el parque')).toBe('bench');
    expect(first('libraries')).toBe('library');
    expect(first('Las bibliotecas')).toBe('library');
    expect(first('reparaciones')).toBe('repair');
    expect(near('We care for the elderly')).toEqual([]);
  });

  it('lead to the one that was said first, where several say the same', () => {
    const clock = find('let the mill clock strike again');
    expect(clock.map(({ id }) => id)).toContain('1dea0000-0000-4000-8000-000000000001');
    expect(clock.every(({ into }) => into === null)).toBe(true);
  });

  it('are found among thousands by what few say, whatever all of them say besides', async () => {
    const [first] = ideas;
    if (!first) throw new Error('The sample town has no ideas.');
    const many = Array.from({ length: 3000 }, (_, n) => {
      const where = n === 1234 ? 'observatory' : n % 3 === 0 ? 'library' : 'depot';
      return { ...first, id: String(n), into: null, text: { en: `Some shade and a bench near the ${where}` } };
    });
    const among = await similarIn(many);
    for (const typed of ['shade near the observatory', 'a bench near the observ'])
      expect(among(typed)[0]?.id, typed).toBe('1234');
    expect(among('benches near the library')[0]?.text.en).toContain('library');
  });

  it('are none for a few characters, and for what nobody said', () => {
    expect(said('bus')).toEqual([]);
    expect(said('zebra xylophone quark')).toEqual([]);
  });
});

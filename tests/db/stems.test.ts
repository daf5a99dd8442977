/** The stems of the search in the browser are those of the database's own stemmers, so that a search on either side finds the same. */
import { describe, expect, it } from 'vitest';
import { stemIn } from '../../src/core/stems.ts';
import { plainText } from '../../src/core/plainText.ts';
import { databases, useWorld } from './support/world.ts';

const ENGLISH = 'benches bench libraries library pipes pipe poisoned poisoning streets parks crossings children lighting repaired sidewalks buses schools trees teachers potholes flooding'; // prettier-ignore
const SPANISH = 'bancos banco bibliotecas biblioteca calles árboles reparación reparaciones arreglen arreglar vecinas inundaciones inundación escuelas maestras aceras luces autobuses autobús estación estaciones'; // prettier-ignore

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  const lexemes = async (dictionary: string, words: string) =>
    world().backend.database.query(
      `select word, (ts_lexize($1::regdictionary, word))[1] as stem from unnest(string_to_array($2, ' ')) with ordinality as each (word, at) order by at`,
      [dictionary, words],
    );

  it('english and spanish words have the same stems here and there', async () => {
    for (const { word, stem } of await lexemes('pg_catalog.english_stem', ENGLISH))
      expect(stemIn(plainText(String(word)), 'en'), String(word)).toBe(stem);
    for (const { word, stem } of await lexemes('pg_catalog.spanish_stem', SPANISH))
      expect(stemIn(plainText(String(word)), 'es'), String(word)).toBe(plainText(String(stem)));
  });
});

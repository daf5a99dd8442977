/** `node tests/tools/contentSeed.ts`: writes the sample town's content (src/sample/content) into supabase/seed.sql. */
import { readFileSync, writeFileSync } from 'node:fs';
import { seedFile } from '../../supabase/local/root.ts';
import { contentSeedSql, SEED_BEGINS, SEED_ENDS } from '../support/contentSeedSql.ts';

const seed = readFileSync(seedFile, 'utf8');
const begins = seed.indexOf(SEED_BEGINS);
const ends = seed.indexOf(SEED_ENDS);
const sql = await contentSeedSql();
const LAST = '-- Nobody in the sample town waits for a mail.';
writeFileSync(
  seedFile,
  begins < 0
    ? seed.replace(LAST, () => `${sql}\n${LAST}`)
    : seed.slice(0, begins) + sql + seed.slice(ends + SEED_ENDS.length),
);

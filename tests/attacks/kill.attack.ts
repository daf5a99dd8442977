/** The server's processes, killed one by one and together while rows come in. */
import { expect, it } from 'vitest';
import { killRounds, manners } from './killRounds.ts';

const SEED = Number(process.env['SEED'] ?? 1);

it('killed in every manner, twice each, keeps what it acknowledged, leaves nothing running and takes rows again', async () => {
  const { acknowledged, missing, surplus, orphans, hung, stayedDown } = await killRounds(manners.length * 2, SEED);
  expect(acknowledged).toBeGreaterThan(manners.length);
  expect({ missing, surplus, orphans, hung, stayedDown }).toEqual({
    missing: 0,
    surplus: 0,
    orphans: 0,
    hung: 0,
    stayedDown: 0,
  });
}, 400_000);

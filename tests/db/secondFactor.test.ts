/** Who must give a second factor, what they see and may do without it and with one of long ago, and what a lost one costs. */
import { describe } from 'vitest';
import { ownAccountStories } from './stories/ownAccount.ts';
import { factorMatrix } from './stories/factorMatrix.ts';
import { firstFactorStories } from './stories/firstFactor.ts';
import { lostFactorRaces, lostFactorStories } from './stories/lostFactor.ts';
import { requirementStories } from './stories/requirements.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('a second factor', () => factorMatrix(world));
  describe('a new one', () => firstFactorStories(world));
  describe('a role that asks for one', () => requirementStories(world));
  describe('a lost factor', () => lostFactorStories(world));
  describe('two leaders at once', () => lostFactorRaces(world));
  describe('one’s own account', () => ownAccountStories(world));
});

/** The rules about money on the database, with no row in it but what they are tried with. */
import { describe } from 'vitest';
import { moneyBareElectionStories } from './stories/moneyElections.ts';
import { moneyRandomStories } from './stories/moneyRandom.ts';
import { moneyRuleStories } from './stories/moneyRules.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind, { seed: false });
  describe('the rules about money', () => moneyRuleStories(world));
  describe('a campaign that has no election yet', () => moneyBareElectionStories(world));
  describe('ledgers drawn at random', () => moneyRandomStories(world));
});

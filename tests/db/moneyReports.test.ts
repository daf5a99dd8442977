/** Reports about money on the database: weeks drawn at random, what was filed, and versions of elections and rules. */
import { describe } from 'vitest';
import { moneyElectionStories } from './stories/moneyElections.ts';
import { moneyRandomBookStories } from './stories/moneyRandomBooks.ts';
import { moneyRandomTakenStories } from './stories/moneyRandomTaken.ts';
import { moneyReportStories } from './stories/moneyReports.ts';
import { moneyRuleVersionStories } from './stories/moneyRuleVersions.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  describe('weeks drawn at random', () => moneyRandomBookStories(world));
  describe('what is taken in, drawn at random', () => moneyRandomTakenStories(world));
  describe('reports and snapshots', () => moneyReportStories(world));
  describe('versions of the elections', () => moneyElectionStories(world));
  describe('versions of the rules', () => moneyRuleVersionStories(world));
});

/** Money on the database: the rules' vectors, who reads and writes what, and putting right in one action. */
import { describe } from 'vitest';
import { moneyAttackStories } from './stories/moneyAttacks.ts';
import { moneyBareElectionStories, moneyElectionStories } from './stories/moneyElections.ts';
import { moneyGiverStories } from './stories/moneyGivers.ts';
import { moneyImportStories } from './stories/moneyImports.ts';
import { moneyReportStories } from './stories/moneyReports.ts';
import { moneyBankStories } from './stories/moneyBank.ts';
import { moneyBankLineStories } from './stories/moneyBankLines.ts';
import { moneyHandStories } from './stories/moneyHands.ts';
import { moneyKeptStories } from './stories/moneyKept.ts';
import { moneyPictureStories } from './stories/moneyPictures.ts';
import { moneyRandomBookStories } from './stories/moneyRandomBooks.ts';
import { moneyRandomTakenStories } from './stories/moneyRandomTaken.ts';
import { moneyRandomStories } from './stories/moneyRandom.ts';
import { moneyRightStories } from './stories/moneyRights.ts';
import { moneyRightingStories } from './stories/moneyRighting.ts';
import { moneyRuleStories } from './stories/moneyRules.ts';
import { moneyRuleVersionStories } from './stories/moneyRuleVersions.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const bare = useWorld(kind, { seed: false });
  describe('the rules about money', () => moneyRuleStories(bare));
  describe('a campaign that has no election yet', () => moneyBareElectionStories(bare));
  describe('ledgers drawn at random', () => moneyRandomStories(bare));

  const world = useWorld(kind);
  describe('the right to money', () => moneyRightStories(world));
  describe('putting right', () => moneyRightingStories(world));
  describe('who gave', () => moneyGiverStories(world));
  describe('pictures of checks', () => moneyPictureStories(world));
  describe('a file of gifts', () => moneyImportStories(world));
  describe('what was tried', () => moneyAttackStories(world));

  const filed = useWorld(kind);
  describe('weeks drawn at random', () => moneyRandomBookStories(filed));
  describe('what is taken in, drawn at random', () => moneyRandomTakenStories(filed));
  describe('reports and snapshots', () => moneyReportStories(filed));
  describe('versions of the elections', () => moneyElectionStories(filed));
  describe('versions of the rules', () => moneyRuleVersionStories(filed));
  describe('the way to the bank', () => moneyBankStories(world));
  describe('a line of the bank', () => moneyBankLineStories(world));
  describe('from hand to hand', () => moneyHandStories(world));
  describe('what is kept', () => moneyKeptStories(world));
});

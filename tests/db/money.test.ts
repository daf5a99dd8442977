/** Money on the database: who reads and writes what, and corrections in one action. Its rules: moneyRules.test.ts; its reports: moneyReports.test.ts. */
import { describe } from 'vitest';
import { moneyAttackStories } from './stories/moneyAttacks.ts';
import { moneyGiverStories } from './stories/moneyGivers.ts';
import { moneyImportStories } from './stories/moneyImports.ts';
import { moneyBankStories } from './stories/moneyBank.ts';
import { moneyBankLineStories } from './stories/moneyBankLines.ts';
import { moneyHandStories } from './stories/moneyHands.ts';
import { moneyKeptStories } from './stories/moneyKept.ts';
import { moneyPictureStories } from './stories/moneyPictures.ts';
import { moneyRightStories } from './stories/moneyRights.ts';
import { moneyRightingStories } from './stories/moneyRighting.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);
  describe('the right to money', () => moneyRightStories(world));
  describe('putting right', () => moneyRightingStories(world));
  describe('who gave', () => moneyGiverStories(world));
  describe('pictures of checks', () => moneyPictureStories(world));
  describe('a file of gifts', () => moneyImportStories(world));
  describe('what was tried', () => moneyAttackStories(world));
  describe('the way to the bank', () => moneyBankStories(world));
  describe('a line of the bank', () => moneyBankLineStories(world));
  describe('from hand to hand', () => moneyHandStories(world));
  describe('what is kept', () => moneyKeptStories(world));
});

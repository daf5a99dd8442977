/** The field on both databases: who sees which doors, what counts at them, who has which turf. */
import { describe } from 'vitest';
import { fieldCallNumberStories } from './stories/fieldCallNumbers.ts';
import { fieldCanvasserStories } from './stories/fieldCanvassers.ts';
import { fieldCheckoutStories } from './stories/fieldCheckouts.ts';
import { fieldCodeStories } from './stories/fieldCodes.ts';
import { fieldCountStories } from './stories/fieldCounts.ts';
import { fieldFactStories } from './stories/fieldFacts.ts';
import { fieldImportStories } from './stories/fieldImport.ts';
import { fieldLateStories } from './stories/fieldLate.ts';
import { fieldPhoneReportStories } from './stories/fieldPhoneReports.ts';
import { fieldPhoneStories } from './stories/fieldPhones.ts';
import { fieldRightsStories } from './stories/fieldRights.ts';
import { fieldTurfStories } from './stories/fieldTurfs.ts';
import { fieldWalkStories } from './stories/fieldWalks.ts';
import { fieldFollowUpStories } from './stories/fieldFollowUps.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('the right to a door', () => fieldRightsStories(world));
  describe('a checkout', () => fieldCheckoutStories(world));
  describe('turfs', () => fieldTurfStories(world));
  describe('a voter file', () => fieldImportStories(world));
  describe('a code', () => fieldCodeStories(world));
  describe('a volunteer', () => fieldCanvasserStories(world));
  describe('what happened', () => fieldFactStories(world));
  describe('what is counted of it', () => fieldCountStories(world));
  describe('a phone in the field', () => fieldPhoneReportStories(world));
  describe('the phone bank', () => fieldPhoneStories(world));
  describe('a telephone', () => fieldCallNumberStories(world));
  describe('a busy month', () => fieldWalkStories(world));
  describe('a sign or an offer taken back', () => fieldFollowUpStories(world));
  describe('what comes late', () => fieldLateStories(world));
});

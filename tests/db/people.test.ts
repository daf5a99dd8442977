/**
 * The people who lead, the people they let in and out, and what is written down of it: the stories on both databases.
 * One database for all of them; each story leaves the sample town's people as it found them.
 */
import { describe } from 'vitest';
import { auditStories } from './stories/audit.ts';
import { deactivationStories } from './stories/deactivation.ts';
import { invitationStories } from './stories/invitations.ts';
import { lastLeaderRaces, lastLeaderStories } from './stories/lastLeader.ts';
import { peopleStories } from './stories/people.ts';
import { sealKeyStories } from './stories/sealKeys.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('people', () => peopleStories(world));
  describe('a deactivated person', () => deactivationStories(world));
  describe('an invitation', () => invitationStories(world));
  describe('the last leader', () => lastLeaderStories(world));
  describe('two leaders who remove each other at once', () => lastLeaderRaces(world));
  describe('the key of what a phone holds for them', () => sealKeyStories(world));
  describe('the audit log', () => auditStories(world));
});

// The people who lead, the people they let in and out, and what is written down of it: the stories on both databases.
// One database for all of them; each story leaves the sample town's people as it found them.
import { afterAll, beforeAll, describe } from 'vitest';
import { auditStories } from './stories/audit.ts';
import { deactivationStories } from './stories/deactivation.ts';
import { invitationStories } from './stories/invitations.ts';
import { lastLeaderRaces, lastLeaderStories } from './stories/lastLeader.ts';
import { peopleStories } from './stories/people.ts';
import { databases, openWorld, type World } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  let opened: World | undefined;
  const world = (): World => {
    if (!opened) throw new Error('The world is not open yet.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openWorld(kind);
  });
  afterAll(() => opened?.close());

  describe('people', () => peopleStories(world));
  describe('a deactivated person', () => deactivationStories(world));
  describe('an invitation', () => invitationStories(world));
  describe('the last leader', () => lastLeaderStories(world));
  // PGlite has one connection: nothing there happens at once.
  if (kind === 'PostgreSQL') describe('two leaders who remove each other at once', () => lastLeaderRaces(world));
  describe('the audit log', () => auditStories(world));
});

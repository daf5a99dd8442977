// The field on both databases: who sees which doors, what counts at them, who has which turf.
import { afterAll, beforeAll, describe } from 'vitest';
import { fieldFactStories } from './stories/fieldFacts.ts';
import { fieldRightsStories } from './stories/fieldRights.ts';
import { fieldTurfStories } from './stories/fieldTurfs.ts';
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

  describe('the right to a door', () => fieldRightsStories(world));
  describe('turfs', () => fieldTurfStories(world));
  describe('what happened', () => fieldFactStories(world));
});

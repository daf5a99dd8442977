/** One person, one party: who counts as the same person at an event, and what is held for review, on both databases. */
import { describe } from 'vitest';
import { heldRsvpStories } from './stories/eventHeld.ts';
import { onePersonStories } from './stories/eventOnePerson.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('one person', () => onePersonStories(world));
  describe('a held RSVP', () => heldRsvpStories(world));
});

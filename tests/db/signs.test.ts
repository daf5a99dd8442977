/** Yard signs on both databases: who sees and says what, how each stands, and what whoever asked gets to know. */
import { describe } from 'vitest';
import { signRightStories } from './stories/signRights.ts';
import { signStateStories } from './stories/signStates.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('the right to a sign', () => signRightStories(world));
  describe('a sign', () => signStateStories(world));
});

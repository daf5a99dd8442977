/** An access token lasts for an hour, its session perhaps not: what a token still opens once the session was ended. */
import { describe } from 'vitest';
import { endedSessionStories } from './stories/endedSessions.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('a token whose session was ended', () => endedSessionStories(world));
});

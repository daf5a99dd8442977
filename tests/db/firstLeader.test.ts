/** The first candidate of a campaign on its own server: made by a code, once, and by nothing else. */
import { describe } from 'vitest';
import { firstLeaderRaces, firstLeaderStories } from './stories/firstLeader.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind, { seed: false });

  describe('the first leader', () => firstLeaderStories(world));
  describe('two who type the code at once', () => firstLeaderRaces(world));
});

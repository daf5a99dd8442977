/** What people sent and who takes care of it: the inbox's stories. */
import { describe } from 'vitest';
import { inboxStories } from './stories/inbox.ts';
import { inboxFoldStories } from './stories/inboxFold.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('the inbox', () => inboxStories(world));
  describe('a line of it', () => inboxFoldStories(world));
});

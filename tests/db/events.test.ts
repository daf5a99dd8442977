// Events, who runs them, and what happens at the door: the stories on both databases.
import { afterAll, beforeAll, describe } from 'vitest';
import { attendanceStories } from './stories/eventAttendance.ts';
import { doorStories } from './stories/eventDoor.ts';
import { eventStories } from './stories/events.ts';
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

  describe('an event', () => eventStories(world));
  describe('the door', () => doorStories(world));
  describe('who came', () => attendanceStories(world));
});

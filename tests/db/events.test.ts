// Events, who runs them, and what happens at the door: the stories on both databases.
import { describe } from 'vitest';
import { attendanceStories } from './stories/eventAttendance.ts';
import { doorStories } from './stories/eventDoor.ts';
import { eventStories } from './stories/events.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('an event', () => eventStories(world));
  describe('the door', () => doorStories(world));
  describe('who came', () => attendanceStories(world));
});

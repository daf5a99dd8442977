/** Events, who runs them, and what happens at the door: the stories on both databases. */
import { describe } from 'vitest';
import { attendanceStories } from './stories/eventAttendance.ts';
import { doorStories } from './stories/eventDoor.ts';
import { figureStories } from './stories/eventFigures.ts';
import { rideStories } from './stories/eventRides.ts';
import { roomStories } from './stories/eventRoom.ts';
import { eventStories } from './stories/events.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('an event', () => eventStories(world));
  describe('the room in an event', () => roomStories(world));
  describe('a ride', () => rideStories(world));
  describe('a figure', () => figureStories(world));
  describe('the door', () => doorStories(world));
  describe('who came', () => attendanceStories(world));
});

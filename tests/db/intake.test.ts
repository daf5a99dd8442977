/** The public forms: what one sender may send, what is set aside, and who looks after it, on both databases. */
import { describe } from 'vitest';
import { deviceFailureStories } from './stories/deviceFailures.ts';
import { limitStories } from './stories/intakeLimits.ts';
import { rsvpStories } from './stories/intakeRsvps.ts';
import { setAsideStories } from './stories/intakeSetAside.ts';
import { phoneTimeStories } from './stories/phoneTimes.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('a phone’s time', () => phoneTimeStories(world));
  describe('an RSVP', () => rsvpStories(world));
  describe('a sender', () => limitStories(world));
  describe('failures on phones', () => deviceFailureStories(world));
  describe('what is set aside', () => setAsideStories(world));
});

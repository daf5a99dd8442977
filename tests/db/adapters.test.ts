/** The adapters of Supabase: one contract for the embedded server and for PostgREST, so that few journeys need both. */
import { describe } from 'vitest';
import { staffAdapterStories } from './stories/staffAdapters.ts';
import { transportStories } from './stories/outboxTransport.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => {
  const world = useWorld(kind);

  describe('the transport of the outbox', () => transportStories(world));
  describe('the adapters of a staff page', () => staffAdapterStories(world));
});

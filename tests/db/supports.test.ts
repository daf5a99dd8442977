/** Support for questions and ideas, on both databases. */
import { describe } from 'vitest';
import { supportStories } from './stories/supports.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => supportStories(useWorld(kind)));

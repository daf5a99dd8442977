/** Questions of town halls, on both databases. */
import { describe } from 'vitest';
import { questionStories } from './stories/questions.ts';
import { databases, useWorld } from './support/world.ts';

describe.each(databases)('on %s', (kind) => questionStories(useWorld(kind)));

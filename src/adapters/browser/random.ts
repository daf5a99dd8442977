/** The browser's randomness as the core sees it. */
import type { Random } from '../../core/outbox/ports.ts';
import { uuid } from '../../core/uuid.ts';

export function createRandom(): Random {
  return { uuid, fraction: () => Math.random() };
}

/** The seed of what is drawn at random: SEED in the environment replays a run. */
import { createDice, type Dice } from '../../faults/random.ts';

export const seed = Number(process.env['SEED'] ?? 1);

/** Chance of one name's own, so that an attack draws the same whichever others run. */
export function diceFor(name: string): Dice {
  let hash = seed;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return createDice(hash >>> 0);
}

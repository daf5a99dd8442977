/**
 * The same schedule for an engine with a page cache (WebKit's) and without Background Sync: pages are frozen where Chromium's
 * worker is woken or stopped, half of the other deaths are freezes, and in between somebody goes back and forth.
 */
import { createDice } from './random.ts';
import type { Dice } from './random.ts';
import type { Schedule, Step } from './steps.ts';

/** ms; a person who presses faster than the page comes. */
const LONGEST_LOOK = 120;

export function withPageCache({ seed, dialect, steps }: Schedule): Schedule {
  const dice = createDice(seed + 1_000_000);
  return {
    seed,
    dialect,
    steps: steps.flatMap((step) => [...instead(step, dice), ...(dice.chance(0.25) ? backAndForth(dice) : [])]),
  };
}

function instead(step: Step, dice: Dice): Step[] {
  switch (step.do) {
    case 'sync':
    case 'quota':
      return [];
    case 'strike-worker':
      return [{ do: 'network', up: true }, quickLoads(dice)];
    case 'die':
      return [step.how === 'stop' || survives(step.how, dice) ? { ...step, how: 'freeze' } : step];
    case 'strike':
    case 'race':
      return [survives(step.how, dice) ? { ...step, how: 'freeze' } : step];
    default:
      return [step];
  }
}

const survives = (how: string, dice: Dice) => how !== 'kill' && dice.chance(0.5);

function backAndForth(dice: Dice): Step[] {
  const tab = dice.between(0, 1);
  return dice.weighted<() => Step[]>([
    [3, () => [{ do: 'leave', tab }]],
    [5, () => [{ do: 'back', tab }]],
    [2, () => [quickLoads(dice)]],
  ])();
}

function quickLoads(dice: Dice): Step {
  return {
    do: 'quick-loads',
    tab: dice.between(0, 1),
    looksMs: Array.from({ length: dice.between(2, 5) }, () => dice.between(0, LONGEST_LOOK)),
  };
}

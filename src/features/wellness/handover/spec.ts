/** How a service is found for somebody at a door: by need, by words, by who is open; the likeliest first. */
import type { ListSpec } from '../../../ui/list/listView.ts';
import { clock } from '../data/clock.ts';
import { offeredFirst } from '../model/openFirst.ts';
import type { Service } from '../model/service.ts';
import { directorySpec, THEN, WHEN } from '../parts/spec.ts';

/** @param now epoch ms; null: not known yet. */
export function handoverSpec(now: number | null): ListSpec<Service> {
  const { find, choices = [], orders = [] } = directorySpec(now, null, clock);
  const kept = choices.filter(({ name }) => name === 'need' || name === WHEN);
  const [byName] = orders;
  return {
    find,
    // Who is open is one press; nobody plans an hour at a door.
    choices: kept.map((choice) =>
      choice.name === WHEN
        ? { ...choice, as: 'buttons', options: choice.options.filter(({ value }) => value !== THEN) }
        : choice,
    ),
    orders: byName
      ? [{ ...byName, arrange: (all) => (now === null ? all : offeredFirst(byName.arrange(all), now, clock)) }]
      : [],
    page: { first: 20, more: 40 },
  };
}

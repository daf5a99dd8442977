/** The lists that the queue can show: by state, and who to follow up with. Pure. */
import type { ListSpec } from '../../../ui/list/listView.ts';
import { m } from '../../../messages/messages.js';
import { stateNames } from '../data/words.ts';
import type { Attendee } from '../model/queue.ts';
import { indexPeople, searchPeople } from '../model/search.ts';

export const LISTS = [
  'all',
  'expected',
  'checked_in',
  'waitlisted',
  'no_show',
  'withdrawn',
  'new',
  'conflict',
  'ride',
] as const;
export type ListName = (typeof LISTS)[number];

export const listNames: Readonly<Record<ListName, () => string>> = {
  ...stateNames,
  all: m.queue_list_all,
  no_show: m.queue_list_no_show,
  new: m.queue_list_new,
  conflict: m.queue_list_twice,
  ride: m.queue_list_ride,
};

export function onList(list: ListName, person: Attendee): boolean {
  switch (list) {
    case 'all':
      return true;
    case 'new':
      return isNewVolunteer(person);
    case 'conflict':
      return person.conflict;
    case 'ride':
      return Boolean(person.ride);
    default:
      return person.state === list;
  }
}

/** Came for the first time: the one to thank and to ask again. */
export function isNewVolunteer(person: Attendee): boolean {
  return person.firstTime && person.state === 'checked_in';
}

export const QUEUE_SPEC: ListSpec<Attendee> = {
  find: (people) => {
    const index = indexPeople(people);
    return (query) => searchPeople(index, query, Infinity);
  },
  choices: [
    {
      name: 'list',
      label: m.queue_list,
      hint: m.queue_list_hint,
      as: 'counted',
      options: LISTS.map((value) => ({
        value,
        label: listNames[value],
        keep: (person: Attendee) => onList(value, person),
      })),
    },
  ],
  page: { first: 50, more: 200 },
};

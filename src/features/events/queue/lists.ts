/** The lists that the queue can show: by state, and who to follow up with. Pure. */
import type { ListSpec } from '../../../ui/list/listView.ts';
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

export const listNames: Readonly<Record<ListName, string>> = {
  all: 'Everybody',
  expected: 'Expected',
  checked_in: 'Checked in',
  waitlisted: 'Waiting list',
  no_show: 'Follow up: no-shows',
  withdrawn: 'Cancelled',
  new: 'Follow up: new volunteers',
  conflict: 'Checked in twice',
  ride: 'Rides wanted and offered',
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
      label: 'List',
      hint: 'Who is shown',
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

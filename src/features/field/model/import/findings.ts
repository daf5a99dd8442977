/** What a whole file shows that no single row does: statuses, doors that many families share, streets that may be one. */
import { hasDoor, type Voter } from './fields.ts';
import { doorKey, placeKey, streetKey } from './keys.ts';
import { surnameOf } from './names.ts';
import { houseNumber } from '../houseNumber.ts';
import type { Status } from './statuses.ts';

/** So many last names at a door without a unit are more likely a building whose units were lost. */
const CROWD = 4;
const LISTED = 20;

export interface StatusCount {
  readonly code: string;
  readonly means: Status;
  readonly people: number;
  readonly comesIn: boolean;
}

export interface CrowdedDoor {
  readonly address: string;
  readonly city: string | null;
  readonly surnames: readonly string[];
}

/** Two streets of one town with the same words in another order: "S Mill Street" and "Mill Street South". */
export interface AlikeStreets {
  /** By streetId. */
  readonly ids: readonly string[];
  /** As written, the most frequent first. */
  readonly names: readonly string[];
  readonly city: string | null;
}

export interface Findings {
  readonly statuses: readonly StatusCount[];
  readonly crowded: readonly CrowdedDoor[];
  readonly crowdedCount: number;
  readonly alike: readonly AlikeStreets[];
}

export interface TownStreet {
  readonly street: string;
  readonly city: string | null;
  readonly zip: string | null;
}

/** A street of one town. */
export const streetId = (at: TownStreet) => `${streetKey(at.street)}|${placeKey(at)}`;

interface Door {
  readonly address: string;
  readonly city: string | null;
  readonly surnames: Map<string, string>;
}

interface Street {
  readonly name: string;
  readonly city: string | null;
  readonly words: string;
  people: number;
}

export class Finder {
  readonly #statuses = new Map<string, number>();
  readonly #doors = new Map<string, Door>();
  readonly #streets = new Map<string, Street>();
  readonly #meaning: (code: string) => Pick<StatusCount, 'means' | 'comesIn'>;

  constructor(meaning: (code: string) => Pick<StatusCount, 'means' | 'comesIn'>) {
    this.#meaning = meaning;
  }

  status(code: string): void {
    this.#statuses.set(code, (this.#statuses.get(code) ?? 0) + 1);
  }

  /** @param written the street as the file has it, before anybody said that it is another one. */
  voter(voter: Voter, written: string | null): void {
    if (!hasDoor(voter)) return;
    if (voter.unit === null) {
      const key = `${doorKey(voter)}|${placeKey(voter)}`;
      const surname = surnameOf(voter.name);
      const door = this.#doors.get(key);
      if (door) door.surnames.set(surname, lastWord(voter.name));
      else {
        const address = `${houseNumber(voter)} ${voter.street}`;
        this.#doors.set(key, { address, city: voter.city, surnames: new Map([[surname, lastWord(voter.name)]]) });
      }
    }
    const at = { street: written ?? voter.street, city: voter.city, zip: voter.zip };
    const id = streetId(at);
    const street = this.#streets.get(id);
    if (street) street.people += 1;
    else {
      const words = `${streetKey(at.street).split(' ').toSorted().join(' ')}|${placeKey(at)}`;
      this.#streets.set(id, { name: at.street, city: at.city, words, people: 1 });
    }
  }

  get findings(): Findings {
    const crowded = [...this.#doors.values()].filter(({ surnames }) => surnames.size >= CROWD);
    const alike = new Map<string, (readonly [string, Street])[]>();
    for (const [id, street] of this.#streets)
      alike.set(street.words, [...(alike.get(street.words) ?? []), [id, street]]);
    return {
      statuses: [...this.#statuses]
        .map(([code, people]) => ({ code, people, ...this.#meaning(code) }))
        .toSorted((a, b) => b.people - a.people),
      crowded: crowded
        .toSorted((a, b) => b.surnames.size - a.surnames.size)
        .slice(0, LISTED)
        .map(({ address, city, surnames }) => ({ address, city, surnames: [...surnames.values()] })),
      crowdedCount: crowded.length,
      alike: [...alike.values()]
        .filter((streets) => streets.length > 1)
        .slice(0, LISTED)
        .map((streets) => {
          const often = streets.toSorted(([, a], [, b]) => b.people - a.people);
          return {
            ids: often.map(([id]) => id),
            names: often.map(([, { name }]) => name),
            city: often[0]?.[1].city ?? null,
          };
        }),
    };
  }
}

function lastWord(name: string): string {
  const words = name.split(' ').filter((word) => !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(word));
  return words.at(-1) ?? '';
}

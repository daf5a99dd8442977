/** Knowing that somebody stands in one file twice: by the voter file's number, then by name and address. */
import { hasDoor, type Voter } from './fields.ts';
import { doorKey, nameKey, placeKey } from './keys.ts';

interface Earlier {
  readonly row: number;
  readonly numbered: boolean;
  readonly born: number | null;
}

export class Seen {
  readonly #numbers = new Map<string, number>();
  readonly #names = new Map<string, Earlier[]>();

  /** The row where the same person stood before; null for somebody new, who is remembered under this row. */
  earlier(voter: Voter, row: number): number | null {
    const numbered = voter.external_id !== null;
    const byNumber = voter.external_id === null ? undefined : this.#numbers.get(voter.external_id);
    if (byNumber !== undefined) return byNumber;
    const where = hasDoor(voter) ? doorKey(voter) : (voter.letters_to ?? `row ${row}`);
    const key = `${where}|${placeKey(voter)}|${nameKey(voter.name)}`;
    const there = this.#names.get(key);
    const born = voter.birth_year;
    // A father and a son of one name have a number each, or a year of birth.
    const same = there?.find(
      (one) => (!one.numbered || !numbered) && (one.born === null || born === null || Math.abs(one.born - born) < 2),
    );
    if (same) return same.row;
    if (voter.external_id !== null) this.#numbers.set(voter.external_id, row);
    if (there) there.push({ row, numbered, born });
    else this.#names.set(key, [{ row, numbered, born }]);
    return null;
  }
}

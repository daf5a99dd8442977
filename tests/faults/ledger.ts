/** What the person was told and asked for, as the judge knows it. Nothing here is read from a client. */

export type User = 'A' | 'B';

export const USER_IDS: Readonly<Record<User, string>> = {
  A: '0a000000-0000-4000-8000-00000000000a',
  B: '0b000000-0000-4000-8000-00000000000b',
};

/** What the server will say about a row in the end: taken, refused for its data, or unknown to this build of the app. */
export type Fate = 'healthy' | 'poison' | 'future';

export interface Entry {
  readonly id: string;
  /** Who was signed in when it was submitted; null = deliberately without a name. */
  readonly user: User | null;
  fate: Fate;
  text: string;
  /** "Saved" was said. */
  told: boolean;
  /** The person took it back: 'unsent' promises that it never arrives, 'perhaps' does not. */
  withdrawn: 'unsent' | 'perhaps' | null;
}

export class Ledger {
  readonly entries = new Map<string, Entry>();
  /** Times the client said that it could not save. */
  notSaved = 0;

  intend(id: string, user: User | null, fate: Fate, text: string): void {
    this.entries.set(id, { id, user, fate, text, told: false, withdrawn: null });
  }

  tell(id: string): void {
    const entry = this.entries.get(id);
    if (entry) entry.told = true;
  }

  /** What the person counts on: told, and not taken back. */
  counted(): Entry[] {
    return [...this.entries.values()].filter((entry) => entry.told && entry.withdrawn === null);
  }
}

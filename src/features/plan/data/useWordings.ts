/** Every public wording of one commitment; kept on the device once it was asked for. */
import { useRead } from '../../../hooks/useRead.ts';
import { wordingsRead } from './reads.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';

export interface Wording {
  readonly version: number;
  /** ISO 8601. */
  readonly liveSince: string;
  readonly body: CommitmentBody;
}

/** null: not here yet. */
export function useWordings(id: string): { readonly wordings: readonly Wording[] | null } {
  const { rows } = useRead(wordingsRead(id));
  return { wordings: rows?.map(({ live_since: liveSince, ...rest }) => ({ ...rest, liveSince })) ?? null };
}

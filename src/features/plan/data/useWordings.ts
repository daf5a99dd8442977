/** Every public wording of one commitment, or of one thing that happened; kept on the device once it was asked for. */
import { useRead } from '../../../hooks/useRead.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import type { UpdateBody } from '../model/updateContent.ts';
import { updateWordingsRead, wordingsRead } from './reads.ts';

export interface Wording<Body = CommitmentBody> {
  readonly version: number;
  /** ISO 8601. */
  readonly liveSince: string;
  readonly body: Body;
}

interface Wordings<Body> {
  /** null: not here yet. */
  readonly wordings: readonly Wording<Body>[] | null;
}

export const useWordings = (id: string): Wordings<CommitmentBody> => told(useRead(wordingsRead(id)).rows);

export const useUpdateWordings = (id: string): Wordings<UpdateBody> => told(useRead(updateWordingsRead(id)).rows);

function told<Body>(
  rows: readonly { readonly version: number; readonly live_since: string; readonly body: Body }[] | null,
): Wordings<Body> {
  return { wordings: rows?.map(({ live_since: liveSince, ...rest }) => ({ ...rest, liveSince })) ?? null };
}

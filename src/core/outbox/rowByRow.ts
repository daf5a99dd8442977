/** Asks the server which rows of a refused batch were to blame, in one request, instead of searching for them in many. */
import type { Answer, Marked } from './inFlight.ts';

export interface RowByRowTools {
  /**
   * One request whose rows are judged each by itself: their answers in order, or the one to the request. Null when nothing was
   * sent, and the group is free again.
   */
  attemptEach(marked: Marked): Promise<Answer | readonly Answer[] | null>;
  /** An older server: asked once a flush. */
  unable(): boolean;
  /** Nothing got through: twice in a row stops the flush. */
  setback(): void;
  /** To travel in smaller company next time. */
  remember(marked: Marked): void;
}

/** Resolves to true when every item has its verdict or is free, to false when they must be searched. */
type RowByRow = (refused: Marked, first: Answer, write: (marked: Marked, answer: Answer) => void) => Promise<boolean>;

export function createRowByRow(tools: RowByRowTools): RowByRow {
  return async (refused, first, write) => {
    if (tools.unable() || !blamesARow(first)) return false;
    const answers = await tools.attemptEach(refused);
    if (answers === null) return true;
    if ('verdict' in answers) {
      if (!concernsAll(answers)) return false;
      write(refused, answers);
      return true;
    }
    for (const [i, answer] of answers.entries()) write(refused.slice(i, i + 1), answer);
    if (failAlike(answers)) {
      tools.remember(refused);
      tools.setback();
    }
    return true;
  };
}

/** The one answer to a question about each row. No network, no patience, not recognised: says nothing about a row, and concerns all alike. */
export function concernsAll({ verdict: { outcome, spread } }: Answer): boolean {
  // "Created" is the answer to an insert, not to this question: nothing is believed of it.
  return spread === 'all' && outcome !== 'update' && outcome !== 'delivered';
}

/** Each failed in a way that nobody can explain: the cause is common, and nobody is singled out. */
export const failAlike = (answers: readonly Answer[]): boolean =>
  answers.every(({ verdict }) => verdict.outcome === 'fault');

/** Did the database say no, and not what stands before it, to the size or the shape of the body? */
function blamesARow({ result, verdict }: Answer): boolean {
  return verdict.rule !== 'too large' && result.code !== '' && !result.code.startsWith('PGRST');
}

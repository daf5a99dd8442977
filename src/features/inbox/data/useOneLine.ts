/** How the open line stands at the server: somebody else may have had it meanwhile, and no view shows it any more. */
import { useEffect, useState } from 'react';
import { tellUnforeseen } from '../../../hooks/requestWords.ts';
import { staffApi } from '../../../hooks/useStaff.ts';
import { parseLines, type KeptLine } from './reads.ts';

export interface OneLine {
  /** Null: it is not this person's any more. */
  readonly line: KeptLine | null;
  /** When it was asked, epoch ms. */
  readonly asOf: number;
}

/**
 * Null until the server has answered about it; in a dead spot for good.
 * @param news what of this phone has arrived there: then it is asked again.
 */
export function useOneLine(open: KeptLine | null, news: string): OneLine | null {
  const [answer, setAnswer] = useState<(OneLine & { readonly id: string }) | null>(null);
  const id = open?.id ?? null;
  const about = id === null ? null : `${id} ${news}`;
  useEffect(() => {
    const asked = about?.split(' ')[0];
    if (asked === undefined) return undefined;
    let old = false;
    const ask = async () => {
      try {
        const asOf = Date.now();
        const rows = parseLines(await (await staffApi()).rpc('inbox', { in_view: 'one', only_id: asked }));
        if (!old) setAnswer({ id: asked, line: rows[0] ?? null, asOf });
      } catch (cause) {
        // What is shown stays.
        tellUnforeseen(cause);
      }
    };
    const again = () => void ask();
    again();
    addEventListener('online', again);
    return () => {
      old = true;
      removeEventListener('online', again);
    };
  }, [about]);
  return answer?.id === id ? answer : null;
}

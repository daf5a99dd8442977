/** What a correction has to say under "My submissions": whether somebody has looked, and what they found. */
import { useByReceipt } from '../../../hooks/useByReceipt.ts';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { m } from '../../../messages/messages.js';
import { dayWords } from '../../../ui/figure/words.ts';
import { askMyCorrection } from '../data/myCorrection.ts';
import { outcomeWords } from './words.ts';

export function CorrectionReceipt({ entry }: { readonly entry: OutboxEntry }) {
  const mine = useByReceipt(entry, askMyCorrection);
  return (
    <div aria-live="polite">
      {mine === null ? null : (
        <p>
          {mine.verdict === null || mine.on === null
            ? m.corrections_mine_waiting()
            : outcomeWords[mine.verdict]({ day: dayWords(mine.on) })}
        </p>
      )}
    </div>
  );
}

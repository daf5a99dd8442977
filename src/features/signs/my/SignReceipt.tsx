/** What a yard-sign request has to say under "My submissions": how the sign stands, asked by its receipt. Nobody's name travels. */
import { m } from '../../../messages/messages.js';
import { useByReceipt } from '../../../hooks/useByReceipt.ts';
import type { OutboxEntry } from '../../../hooks/useOutbox.ts';
import { askMySign, type MySign } from '../data/mySign.ts';

const words: Readonly<Record<MySign['state'], () => string>> = {
  new: m.signs_mine_new,
  approved: m.signs_mine_approved,
  on_route: m.signs_mine_on_route,
  standing: m.signs_mine_standing,
  damaged: m.signs_mine_damaged,
  declined: m.signs_mine_declined,
  removed: m.signs_mine_removed,
  not_found: m.signs_mine_damaged,
  withdrawn: m.signs_mine_declined,
};

export function SignReceipt({ entry }: { readonly entry: OutboxEntry }) {
  const mine = useByReceipt(entry, askMySign);
  return mine === null ? null : <p aria-live="polite">{words[mine.state]()}</p>;
}

/** What can be done with a slip next, by whose hands it is in. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useMay } from '../../../hooks/useMay.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SaveDeposits } from '../data/saveDeposit.ts';
import type { Slip } from '../model/deposits.ts';

interface StepsProps {
  readonly slip: Slip;
  readonly me: string;
  readonly busy: boolean;
  readonly save: SaveDeposits;
  readonly onPaper: () => void;
  readonly onDoing: (doing: 'give' | 'deposit') => void;
}

export function SlipSteps({ slip, me, busy, save, onPaper, onDoing }: StepsProps) {
  const banked = slip.deposited_on !== null;
  // Of a slip in somebody else's hands, what others say moves no money.
  const keeps = useMay('keep_books');
  const mine = keeps || slip.holder === me;
  const waits = slip.gives_id !== null && !banked;
  const say = (
    action: 'take' | 'give' | 'reopen',
    more: { readonly gives?: string | null; readonly to?: string } = {},
  ) => void save([{ slip: slip.id, action, ...more }]);
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
      {waits && slip.to_user === me ? (
        <Button disabled={busy} onClick={() => say('take', { gives: slip.gives_id })}>
          {m.deposits_take()}
        </Button>
      ) : null}
      {waits && slip.holder === me ? (
        <Button variant="secondary" disabled={busy} onClick={() => say('give', { to: me })}>
          {m.deposits_give_back()}
        </Button>
      ) : null}
      {banked || waits || !mine ? null : (
        <>
          <Button disabled={busy} onClick={() => onDoing('deposit')}>
            {m.deposits_deposit()}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => onDoing('give')}>
            {m.deposits_give()}
          </Button>
        </>
      )}
      {banked && (keeps || slip.deposited_by === me) && !slip.in_bank ? (
        <Button variant="secondary" disabled={busy} onClick={() => say('reopen')}>
          {m.deposits_reopen()}
        </Button>
      ) : null}
      <Button variant="ghost" onClick={onPaper}>
        {m.deposits_paper()}
      </Button>
    </div>
  );
}

/** What the rules say of the gift that is being typed: over by how much, what must be asked, and how old that knowledge is. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import type { Standing } from '../model/limits.ts';
import { roomWords, warningWords } from '../model/warningWords.ts';
import type { GiftDesk } from './useGift.ts';

const STOPS: readonly Standing['kind'][] = ['limit', 'prohibited', 'cash', 'anonymous'];

export function RuleNotes({ desk }: { readonly desk: GiftDesk }) {
  const { street, employer, occupation } = desk.values;
  const toldAll = [street, employer, occupation].every((text) => text.trim() !== '');
  const said = desk.warnings.flatMap((one) => {
    const text = one.kind === 'identify' && toldAll ? null : warningWords(one, exactMoney);
    return text === null ? [] : [{ id: one.rule.id, text, stops: STOPS.includes(one.kind) }];
  });
  return (
    <div>
      <div aria-live="polite" data-testid="money-warnings">
        {said.map(({ id, text, stops }) => (
          <p
            key={id}
            data-stops={stops || undefined}
            className={css({
              padding: '3',
              marginBottom: '2',
              backgroundColor: 'quietWash',
              '&[data-stops]': { backgroundColor: 'straw', color: 'onStraw', fontWeight: 'bold' },
            })}
          >
            {text}
          </p>
        ))}
      </div>
      {desk.room !== null && desk.warnings.every(({ kind }) => kind !== 'limit') ? (
        <p>{roomWords(desk.room, exactMoney)}</p>
      ) : null}
      {desk.waiting > 0 ? (
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.money_worst_case({ count: desk.waiting })}</p>
      ) : null}
      <AsOf asOf={desk.asOf} trouble={desk.trouble} />
    </div>
  );
}

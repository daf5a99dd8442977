/** What came in, what went out and what is left, to the cent, and how much of it were small gifts. */
import { css } from 'styled-system/css';
import { exactMoney, tenths } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { smallShare, type Opened } from '../model/groups.ts';
import type { About } from '../model/snapshot.ts';
import { opens } from '../parts/styles.ts';

interface TotalsProps {
  readonly about: About;
  readonly onOpen: (opened: Opened) => void;
}

export function TotalsPart({ about: { totals, groups }, onOpen }: TotalsProps) {
  const small = smallShare(groups.size ?? [], totals);
  const figures = [
    ['raised', m.disclosure_raised(), totals.raised_cents],
    ['spent', m.disclosure_spent(), totals.spent_cents],
    ['cash', m.disclosure_cash(), totals.cash_cents],
  ] as const;
  return (
    <>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(auto-fit, minmax(8.5rem, 1fr))', md: 'repeat(3, 1fr)' },
          columnGap: '4',
          rowGap: '2',
        })}
      >
        {figures.map(([key, label, cents]) => (
          <div key={key} className={css({ minWidth: '0' })}>
            <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{label}</dt>
            <dd
              data-total={key}
              className={css({
                fontFamily: 'display',
                fontWeight: 'black',
                fontSize: { base: '1.375rem', md: '2rem' },
                lineHeight: '1.1',
                fontVariantNumeric: 'tabular-nums',
              })}
            >
              <button
                type="button"
                className={opens}
                aria-label={m.disclosure_open({ what: label, total: exactMoney(cents) })}
                onClick={() => onOpen({ by: 'total', key })}
              >
                {exactMoney(cents)}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {small === null ? null : <p>{m.disclosure_small({ share: tenths(small) })}</p>}
    </>
  );
}

/** One giver in the list: who they are, what they gave, and the way to their page. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { GiverLine } from '../data/giverReads.ts';
import { dayWords } from '../parts/dayWords.ts';
import { entryLine, entrySum } from '../parts/lineStyles.ts';

export function GiverRow({ line }: { readonly line: GiverLine }) {
  const place = [line.street, line.city].filter(Boolean).join(', ');
  const what = [
    m.givers_gifts({ count: line.gifts }),
    line.last_on === null ? null : dayWords(line.last_on),
    line.records > 1 ? m.givers_records({ count: line.records }) : null,
  ].filter((part) => part !== null);
  return (
    <li className={entryLine}>
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <Link to="/finance/givers/$giver" params={{ giver: line.id }} className={textLink}>
          {line.name ?? m.givers_nameless()}
        </Link>
        <p>{place || m.money_no_address()}</p>
        <p className={css({ color: 'inkMuted', textStyle: 'small' })}>{what.join(' · ')}</p>
      </div>
      <p className={entrySum}>{exactMoney(line.cents)}</p>
    </li>
  );
}

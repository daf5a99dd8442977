/** What is due about money, the most urgent first, for who keeps the books: beside the inbox, and among what a morning brings. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useMay } from '../../../hooks/useMay.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { dutiesRead, type DutyRow } from '../data/reads.ts';
import { dutyWords } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { dutyMore } from '../parts/dutyMore.ts';

const SHOWN = 3;

export function DuePanel() {
  return useMay('keep_books') ? <Due /> : null;
}

function Due() {
  const { rows, asOf, trouble } = useStaffRead(dutiesRead);
  const today = townDay(useNow());
  const late = rows?.filter((one) => one.due_on < today).length ?? 0;
  return (
    <Panel
      title={m.money_due_title()}
      aside={rows === null || rows.length === 0 ? null : m.money_duties_count({ count: rows.length })}
    >
      {rows?.length === 0 ? <p>{m.money_due_none()}</p> : null}
      {late > 0 ? <p>{m.money_due_late({ count: late })}</p> : null}
      <DueList name={m.money_due_title()} duties={rows?.slice(0, SHOWN) ?? []} today={today} />
      {rows !== null && rows.length > SHOWN ? (
        <details>
          <summary className={opener}>{m.money_due_more({ count: rows.length - SHOWN })}</summary>
          <DueList name={m.money_due_later()} duties={rows.slice(SHOWN)} today={today} />
        </details>
      ) : null}
      {rows !== null && rows.length > 0 ? (
        <ButtonLink href="/finance" variant="secondary">
          {m.money_to_books()}
        </ButtonLink>
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

interface DueProps {
  readonly name: string;
  readonly duties: readonly DutyRow[];
  /** YYYY-MM-DD of the town. */
  readonly today: string;
}

function DueList({ name, duties, today }: DueProps) {
  return (
    <ul aria-label={name} className={css({ marginBlock: '2' })}>
      {duties.map((one) => (
        <li key={one.key} className={css({ paddingBlock: '1.5', overflowWrap: 'anywhere' })}>
          <p>
            <strong>{dutyWords[one.kind]()}</strong>: {dutyMore(one)}
          </p>
          <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}>
            <Tag loud={one.due_on < today}>{m.money_due({ day: dayWords(one.due_on) })}</Tag>
            {one.contributor_id === null ? null : (
              <Link to="/finance/givers/$giver" params={{ giver: one.contributor_id }} className={textLink}>
                {m.money_to_giver()}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the law wants to know of a giver: what is missing, whether their sum asks for it, and by when it has to be asked. */
import { css } from 'styled-system/css';
import { listed, townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { dutiesRead, rulesRead } from '../data/reads.ts';
import { useFreshAfterSending } from '../data/useFreshAfterSending.ts';
import type { VersionHere } from '../data/useMoneyHere.ts';
import { standingOf, versionOf, type Giver } from '../model/giverPage.ts';
import { passedOthers } from '../model/giverSums.ts';
import type { Gift } from '../model/limits.ts';
import { dayWords } from '../parts/dayWords.ts';

const FIELDS = { street: m.money_street, occupation: m.money_occupation, employer: m.money_employer } as const;

interface BestEffortsProps {
  readonly giver: Giver;
  readonly gifts: readonly Gift[];
  /** What this phone wrote and the server's answer has not. */
  readonly written: readonly VersionHere[];
}

export function BestEffortsPanel({ giver, gifts, written }: BestEffortsProps) {
  const { rows: duties, refresh } = useStaffRead(dutiesRead);
  useFreshAfterSending(refresh);
  const book = useStaffRead(rulesRead).rows?.[0];
  const today = townDay(useNow());
  if (giver.kind !== 'IND' || book === undefined) return null;
  const standing = standingOf(giver);
  const mine = written.find(({ said, delivery }) => said.contributor === standing?.id && delivery !== 'refused')?.said;
  const known = mine ?? (standing && versionOf(standing));
  const missing = (['street', 'occupation', 'employer'] as const).filter((field) => !known?.[field]);
  const asked = passedOthers(book, gifts).some(({ kind }) => kind === 'identify');
  const duty = duties?.find(
    ({ kind, contributor_id: whose }) => kind === 'best_efforts' && giver.members.some(({ id }) => id === whose),
  );
  return (
    <Panel title={m.givers_best()}>
      <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
        <p>
          {missing.length === 0
            ? m.givers_best_known()
            : m.givers_best_missing({ what: listed(missing.map((field) => FIELDS[field]())) })}
        </p>
        {missing.length === 0 ? null : !asked ? (
          <p>{m.givers_best_not_yet()}</p>
        ) : duty ? (
          <Tag loud={duty.due_on < today}>{m.givers_best_duty({ day: dayWords(duty.due_on) })}</Tag>
        ) : duties ? (
          <p>{m.givers_best_asked()}</p>
        ) : null}
      </div>
    </Panel>
  );
}

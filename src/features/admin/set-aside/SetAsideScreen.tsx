/** /admin/set-aside: forms that look as if no person had sent them, and the two things to do about each. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useChange } from '../../../hooks/useChange.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { DecideDialog, type Decision } from './DecideDialog.tsx';
import { SetAsideRow } from './SetAsideRow.tsx';
import { countsRead, forms, reasonHints, reasonWords, REASONS, type Reason } from './setAside.ts';
import { useSetAside } from './useSetAside.ts';

/** Releasing so many at once is asked about too. */
const MANY = 20;

export function SetAsideScreen() {
  const counts = useStaffRead(countsRead);
  const [reason, setReason] = useState<Reason | null>(null);
  const list = useSetAside(reason);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [wholeReason, setWholeReason] = useState(false);
  const [asked, setAsked] = useState<Decision | null>(null);
  const now = useNow();
  const change = useChange(counts.refresh, list.again);

  const rows = list.rows ?? [];
  const countOf = (one: Reason) => counts.rows?.find((row) => row.reason === one)?.count ?? 0;
  const total = counts.rows?.reduce((sum, row) => sum + row.count, 0) ?? 0;
  const all = wholeReason && reason !== null;
  const shownPicked = rows.filter((row) => picked.has(row.id));
  const count = all ? Math.max(countOf(reason), rows.length) : shownPicked.length;

  function choose(next: string) {
    setReason(REASONS.find((one) => one === next) ?? null);
    setPicked(new Set());
    setWholeReason(false);
  }

  function pick(id: string, on: boolean) {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
    setWholeReason(false);
  }

  async function decide(what: Decision) {
    const newest = rows[0]?.set_aside_at;
    // Whatever came after this list was shown has been seen by nobody.
    const which = all && newest !== undefined ? { reason, until: newest } : { ids: shownPicked.map((row) => row.id) };
    const [name, past] =
      what === 'drop' ? (['drop_submissions', 'dropped'] as const) : (['release_submissions', 'released'] as const);
    const done = await change.run((api) => api.rpc(name, which), { done: (count) => `${forms(count ?? 0)} ${past}` });
    setAsked(null);
    if (!done) return;
    setPicked(new Set());
    setWholeReason(false);
  }

  const options = [
    { value: '', label: `All reasons (${total})` },
    ...REASONS.filter((one) => countOf(one) > 0 || one === reason).map((one) => ({
      value: one,
      label: `${reasonWords[one]} (${countOf(one)})`,
    })),
  ];

  return (
    <>
      <Link to="/admin" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        ‹ Administration
      </Link>
      <PageHead
        title="Set aside"
        lead="Forms that look as if no person had sent them. They count nowhere until you release them. Nobody was refused: every sender saw the usual thanks."
      />
      <NeedsSignal>
        This page needs a connection. Nothing is lost meanwhile: what was set aside stays where it is.
      </NeedsSignal>
      <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      {rows.length > 0 || reason !== null ? (
        <div className={css({ maxWidth: '26rem', marginTop: '3' })}>
          <SelectField
            label="Why"
            hint={reason === null ? undefined : reasonHints[reason]}
            options={options}
            value={reason ?? ''}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
      ) : null}
      <div className={css({ marginTop: '3' })}>
        <AsOf asOf={counts.asOf} trouble={counts.trouble} />
      </div>
      <div aria-live="polite">
        {list.rows === null ? <Spinner label="Loading what was set aside..." /> : null}
        {list.problem ? (
          <p className={css({ fontWeight: 'bold', color: 'danger' })}>
            {list.problem}{' '}
            <Button variant="ghost" onClick={() => void list.again()}>
              Try again
            </Button>
          </p>
        ) : null}
        {list.rows?.length === 0 && !list.problem ? (
          <EmptyState title="Nothing is set aside">
            <p>Forms that look as if a program had sent them wait here for you. At the moment there are none.</p>
          </EmptyState>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <>
          <div
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: '4',
              rowGap: '2',
              paddingBlock: '3',
            })}
          >
            <Checkbox
              checked={all || (shownPicked.length === rows.length && rows.length > 0)}
              onCheckedChange={(on) => {
                setPicked(new Set(on ? rows.map((row) => row.id) : []));
                setWholeReason(on && reason !== null);
              }}
            >
              {reason === null ? 'Select all shown' : `Select all: ${reasonWords[reason]}`}
            </Checkbox>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
              <Button
                variant="secondary"
                disabled={count === 0}
                busy={change.busy && 'Saving...'}
                onClick={() => (count > MANY ? setAsked('release') : void decide('release'))}
              >{`Release ${count}`}</Button>
              <Button
                variant="ghost"
                disabled={count === 0 || change.busy}
                onClick={() => setAsked('drop')}
              >{`Drop ${count}...`}</Button>
            </div>
          </div>
          <ul aria-label="Set aside">
            {rows.map((row) => (
              <SetAsideRow
                key={row.id}
                row={row}
                now={now}
                picked={all || picked.has(row.id)}
                onPick={(on) => pick(row.id, on)}
              />
            ))}
          </ul>
          {list.more ? (
            <div className={css({ marginTop: '4' })}>
              <Button variant="secondary" onClick={() => void list.older()}>
                Show older ones
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
      {asked ? (
        <DecideDialog
          decision={asked}
          count={count}
          busy={change.busy}
          onConfirm={() => void decide(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

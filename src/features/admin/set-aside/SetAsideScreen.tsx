/** /admin/set-aside: forms that look as if no person had sent them, and the two things to do about each. */
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
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
import { m } from '../../../messages/messages.js';
import { DecideDialog, type Decision } from './DecideDialog.tsx';
import { SetAsideRow } from './SetAsideRow.tsx';
import { countsRead, reasonHints, reasonWords, REASONS, type Reason } from './setAside.ts';
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
      what === 'drop'
        ? (['drop_submissions', m.admin_aside_dropped] as const)
        : (['release_submissions', m.admin_aside_released] as const);
    const done = await change.run((api) => api.rpc(name, which), {
      done: (made) => past(counted(made ?? 0)),
    });
    setAsked(null);
    if (!done) return;
    setPicked(new Set());
    setWholeReason(false);
  }

  const options = [
    { value: '', label: m.admin_aside_all_reasons({ count: total }) },
    ...REASONS.filter((one) => countOf(one) > 0 || one === reason).map((one) => ({
      value: one,
      label: `${reasonWords[one]()} (${countOf(one)})`,
    })),
  ];

  return (
    <>
      <Link to="/admin" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.admin_back()}
      </Link>
      <PageHead title={m.admin_aside()} lead={m.admin_aside_lead()} />
      <NeedsSignal>{m.admin_aside_signal()}</NeedsSignal>
      <p aria-live="assertive" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      {rows.length > 0 || reason !== null ? (
        <div className={css({ maxWidth: '26rem', marginTop: '3' })}>
          <SelectField
            label={m.admin_aside_why()}
            hint={reason === null ? undefined : reasonHints[reason]()}
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
        {list.rows === null ? <Spinner label={m.admin_aside_loading()} /> : null}
        {list.problem ? (
          <p className={css({ fontWeight: 'bold', color: 'danger' })}>
            {list.problem}{' '}
            <Button variant="ghost" onClick={() => void list.again()}>
              {m.ui_try_again()}
            </Button>
          </p>
        ) : null}
        {list.rows?.length === 0 && !list.problem ? (
          <EmptyState title={m.admin_aside_empty()}>
            <p>{m.admin_aside_empty_more()}</p>
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
              {reason === null
                ? m.admin_aside_select()
                : m.admin_aside_select_reason({ reason: reasonWords[reason]() })}
            </Checkbox>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
              <Button
                variant="secondary"
                disabled={count === 0}
                busy={change.busy && m.ui_saving()}
                onClick={() => (count > MANY ? setAsked('release') : void decide('release'))}
              >
                {m.admin_aside_release({ count })}
              </Button>
              <Button variant="ghost" disabled={count === 0 || change.busy} onClick={() => setAsked('drop')}>
                {m.admin_aside_drop({ count })}
              </Button>
            </div>
          </div>
          <ul aria-label={m.admin_aside()}>
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
                {m.admin_aside_older()}
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

/** The questions that were asked on this device: what waits here, and how each that has arrived stands. */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { receiptCode } from '../../../core/outbox/receipt.ts';
import { AppealDialog } from '../../../forms/AppealDialog.tsx';
import { useOutboxEntries } from '../../../hooks/useOutbox.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { mineRead, type OwnQuestion } from '../data/reads.ts';
import type { Receipt } from '../data/useMine.ts';
import { saveWish } from '../data/saveWish.ts';
import { ownList } from '../model/ownList.ts';
import { questionKind } from '../model/questionKind.ts';
import { Standing } from './Standing.tsx';
import { facts, line, questionText, quiet } from './styles.ts';
import { stateWords } from './written.ts';

export interface MineProps {
  readonly receipts: readonly Receipt[];
  /** Only those that were asked there; null: all of them. */
  readonly session?: string | null;
  readonly today: string | null;
}

export default function Mine({ receipts, session = null, today }: MineProps) {
  const read = useRead(mineRead(receipts.map(({ id }) => id).join(',')));
  const entries = useOutboxEntries();
  const saved =
    entries === undefined || entries === 'unavailable'
      ? []
      : entries.filter(({ kind, state }) => kind === questionKind.kind && state !== 'delivered');
  const known = { receipts, waiting: saved, arrived: read.rows, answered: read.trouble === null };
  const { waiting, arrived, unknown } = ownList(known, session);
  useAskAgain(waiting.length, read.refresh);
  if (waiting.length === 0 && arrived.length === 0 && unknown.length === 0) return null;
  return (
    <>
      <ul>
        {waiting.map((entry) => (
          <li key={entry.id} className={line}>
            <p className={questionText}>{entry.words}</p>
            <p className={facts}>
              <Tag loud={entry.state === 'refused'}>
                {entry.state === 'refused' ? m.townhall_needs_you() : m.townhall_saved_here()}
              </Tag>
            </p>
          </li>
        ))}
        {arrived.map((question) => (
          <Own key={question.receipt} question={question} today={today} />
        ))}
        {unknown.map((id) => (
          <li key={id} className={line}>
            <p>{m.townhall_mine_unknown()}</p>
            <p className={quiet}>{m.townhall_receipt({ code: receiptCode(id) })}</p>
          </li>
        ))}
      </ul>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </>
  );
}

/** What has just been sent is asked for: it was not there when the page asked. */
function useAskAgain(waiting: number, refresh: () => Promise<void>): void {
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void refresh();
    before.current = waiting;
  }, [waiting, refresh]);
}

function Own({ question, today }: { readonly question: OwnQuestion; readonly today: string | null }) {
  const [asking, setAsking] = useState<'withdraw' | 'appeal' | null>(null);
  const [wished, setWished] = useState<'withdraw' | 'appeal' | null>(null);
  const saving = useSaving(m.townhall_wish_failed, 'device');
  const { receipt, own_text: text, state, merged_into: target } = question;
  const gone = state === 'withdrawn' || wished === 'withdraw';
  const wish = async (words: string | null) => {
    const what = words === null ? 'withdraw' : 'appeal';
    if (await saving.kept(() => saveWish({ question: receipt, wish: what, words }))) {
      setWished(what);
      setAsking(null);
    }
  };
  return (
    <li className={line}>
      <p className={questionText}>{text}</p>
      <p className={facts}>
        <Tag>{stateWords[gone ? 'withdrawn' : state]()}</Tag>
        <span>{m.townhall_receipt({ code: receiptCode(receipt) })}</span>
        {question.appealed || wished === 'appeal' ? <span>{m.townhall_appealed()}</span> : null}
      </p>
      <Standing
        state={state}
        askedAt={question.asked_at}
        own={question}
        target={target}
        ledTo={question.led_to}
        today={today}
      />
      {gone ? null : (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button variant="ghost" onClick={() => setAsking('withdraw')}>
            {m.townhall_withdraw()}
          </Button>
          {state === 'declined' && !question.appealed && wished !== 'appeal' ? (
            <Button variant="ghost" onClick={() => setAsking('appeal')}>
              {m.forms_appeal()}
            </Button>
          ) : null}
        </div>
      )}
      {asking === 'withdraw' ? (
        <ConfirmDialog
          title={m.townhall_withdraw_title()}
          text={m.townhall_withdraw_text()}
          yes={m.townhall_withdraw()}
          no={m.townhall_withdraw_no()}
          busy={saving.busy && m.ui_saving()}
          onYes={() => void wish(null)}
          onNo={() => setAsking(null)}
        />
      ) : null}
      {asking === 'appeal' ? <AppealDialog busy={saving.busy} onSend={wish} onClose={() => setAsking(null)} /> : null}
    </li>
  );
}

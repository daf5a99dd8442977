/** "My submissions": everything this device saved and sent, in words, and what can be done about each. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { localHref } from '../../core/address.ts';
import { beginEdit } from '../../forms/editing.ts';
import { remove, sendNow, withdraw } from '../../hooks/outboxActions.ts';
import { useOutboxEntries, type OutboxEntry } from '../../hooks/useOutbox.ts';
import { m } from '../../messages/messages.js';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { band, wrap } from '../../ui/layout.ts';
import { Rich } from '../../ui/Rich.tsx';
import { textLink } from '../../ui/staff/textLink.ts';
import { Confirm, type Question } from './Confirm.tsx';
import { OutboxItem, type ItemAction, type MoreOfKinds } from './OutboxItem.tsx';
import { QueueFile } from './QueueFile.tsx';
import { formAddress, needsYou, sendWords } from './words.ts';

/** What was done, put into words when it is drawn. */
type Report = () => string;

export function OutboxScreen({ more }: { readonly more: MoreOfKinds }) {
  const router = useRouter();
  const entries = useOutboxEntries();
  const [question, setQuestion] = useState<Question | null>(null);
  const [sending, setSending] = useState(false);
  const [report, setReport] = useState<Report | null>(null);

  async function send(id?: string) {
    setSending(true);
    const report = await sendNow(id).catch(() => null);
    setReport(() => () => sendWords(report));
    setSending(false);
  }

  function act(action: ItemAction, entry: OutboxEntry) {
    setReport(null);
    if (action === 'send') void send(entry.id);
    else if (action !== 'change') setQuestion({ action, entry });
    else {
      beginEdit(entry.kind, entry.id);
      router.history.push(formAddress(entry) ?? '/');
    }
  }

  async function answer(yes: boolean) {
    const asked = question;
    setQuestion(null);
    if (!yes || !asked) return;
    const { action, entry } = asked;
    const done = await (action === 'delete' ? deleted(entry) : withdrawn(entry)).catch(
      () => m.outbox_changed_meanwhile,
    );
    setReport(() => done);
  }

  if (entries === undefined) return <main id="main" className={band} aria-busy="true" />;
  return (
    <main id="main" className={`${wrap} ${band} ${css({ display: 'grid', gap: '8' })}`}>
      <header className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
        {/* Opened from a door on a phone without a back button of its own, this page led nowhere. */}
        {router.history.canGoBack() ? (
          <button
            type="button"
            className={css({ minHeight: 'touchLarge', cursor: 'pointer' })}
            onClick={() => router.history.back()}
          >
            {m.outbox_back()}
          </button>
        ) : null}
        <h1 className={css({ textStyle: 'h2' })}>{m.outbox_title()}</h1>
        <p className={css({ textStyle: 'lead', maxWidth: 'text' })}>
          <Rich of={m.outbox_saved_and_sent.parts({})} with={{ saved: strong, sent: strong }} />
        </p>
        <output>{report?.()}</output>
      </header>
      {entries === 'unavailable' ? (
        <p role="alert">{m.outbox_storage_unreadable()}</p>
      ) : (
        <Lists entries={entries} more={more} sending={sending} onSend={() => void send()} onAction={act} />
      )}
      <QueueFile />
      <p>
        <a className={textLink} href={localHref('/bug-report')}>
          {m.ui_bug_report()}
        </a>
      </p>
      {question ? <Confirm question={question} onAnswer={(yes) => void answer(yes)} /> : null}
    </main>
  );
}

const strong = (text: string) => <strong>{text}</strong>;

async function deleted(entry: OutboxEntry): Promise<Report> {
  return (await remove(entry.id)) ? m.outbox_deleted : m.outbox_changed_meanwhile;
}

async function withdrawn(entry: OutboxEntry): Promise<Report> {
  const { outcome } = await withdraw(entry.id, entry.mayHaveLanded);
  switch (outcome) {
    case 'withdrawn':
      return m.outbox_withdrawn;
    case 'in-flight':
      return m.outbox_withdraw_in_flight;
    case 'already-delivered':
      return m.outbox_withdraw_delivered;
    case 'may-have-landed':
      return m.outbox_withdraw_may_have_landed;
    case 'not-found':
      return m.outbox_changed_meanwhile;
  }
}

interface ListsProps {
  readonly entries: readonly OutboxEntry[];
  readonly more: MoreOfKinds;
  readonly sending: boolean;
  readonly onSend: () => void;
  readonly onAction: (action: ItemAction, entry: OutboxEntry) => void;
}

function Lists({ entries, more, sending, onSend, onAction }: ListsProps) {
  if (entries.length === 0) {
    return (
      <EmptyState
        title={m.outbox_empty()}
        action={<ButtonLink href="/#action-zone">{m.outbox_get_involved()}</ButtonLink>}
      >
        {m.outbox_empty_lead()}
      </EmptyState>
    );
  }
  const yours = entries.filter(needsYou);
  const others = entries.filter((entry) => entry.others && entry.state !== 'delivered');
  const waiting = entries.filter((entry) => !needsYou(entry) && !entry.others && entry.state !== 'delivered');
  const sent = entries.filter(({ state }) => state === 'delivered');
  const list = (title: string, items: readonly OutboxEntry[]) =>
    items.length === 0 ? null : (
      <section className={css({ display: 'grid', gap: '4' })}>
        <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
        <ul className={css({ display: 'grid', gap: '4' })}>
          {items.map((entry) => (
            <OutboxItem key={entry.id} entry={entry} more={more} onAction={onAction} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list(m.outbox_needs_you(), yours)}
      {list(m.outbox_saved_here(), waiting)}
      {waiting.length > 0 ? (
        <div>
          <Button onClick={onSend} busy={sending ? m.outbox_sending() : false}>
            {m.outbox_send_now()}
          </Button>
        </div>
      ) : null}
      {list(m.outbox_saved_by_others(), others)}
      {list(m.outbox_sent(), sent)}
    </>
  );
}

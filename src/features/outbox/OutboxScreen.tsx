/** "My submissions": everything this device saved and sent, in words, and what can be done about each. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { beginEdit } from '../../forms/editing.ts';
import { remove, sendNow, withdraw } from '../../hooks/outboxActions.ts';
import { useOutboxEntries, type OutboxEntry } from '../../hooks/useOutbox.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { band, wrap } from '../../ui/layout.ts';
import { textLink } from '../../ui/staff/textLink.ts';
import { Confirm, type Question } from './Confirm.tsx';
import { OutboxItem, type ItemAction, type MoreOfKinds } from './OutboxItem.tsx';
import { QueueFile } from './QueueFile.tsx';
import { formAddress, needsYou, NOT_SENT, sendWords } from './words.ts';

const GONE = 'That one has changed meanwhile; the list is up to date now.';

export function OutboxScreen({ more }: { readonly more: MoreOfKinds }) {
  const router = useRouter();
  const entries = useOutboxEntries();
  const [question, setQuestion] = useState<Question | null>(null);
  const [sending, setSending] = useState(false);
  const [report, setReport] = useState('');

  async function send(id?: string) {
    setSending(true);
    setReport(await sendNow(id).then(sendWords, () => NOT_SENT));
    setSending(false);
  }

  function act(action: ItemAction, entry: OutboxEntry) {
    setReport('');
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
    setReport(await (action === 'delete' ? deleted(entry) : withdrawn(entry)).catch(() => GONE));
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
            ‹ Back
          </button>
        ) : null}
        <h1 className={css({ textStyle: 'h2' })}>My submissions</h1>
        <p className={css({ textStyle: 'lead', maxWidth: 'text' })}>
          <strong>Saved</strong> is on this device only. <strong>Sent</strong> is with the campaign.
        </p>
        <output>{report}</output>
      </header>
      {entries === 'unavailable' ? (
        <p role="alert">This browser’s storage can’t be read right now, so forms can’t be kept here.</p>
      ) : (
        <Lists entries={entries} more={more} sending={sending} onSend={() => void send()} onAction={act} />
      )}
      <QueueFile />
      <p>
        <a className={textLink} href="/bug-report">
          For a bug report
        </a>
      </p>
      {question ? <Confirm question={question} onAnswer={(yes) => void answer(yes)} /> : null}
    </main>
  );
}

async function deleted(entry: OutboxEntry): Promise<string> {
  return (await remove(entry.id)) ? 'Deleted from this device.' : GONE;
}

async function withdrawn(entry: OutboxEntry): Promise<string> {
  const { outcome } = await withdraw(entry.id, entry.mayHaveLanded);
  switch (outcome) {
    case 'withdrawn':
      return 'Withdrawn.';
    case 'in-flight':
      return 'It is being sent right now, so it can’t be withdrawn.';
    case 'already-delivered':
      return 'It has just been sent, so it can’t be withdrawn.';
    case 'may-have-landed':
      return 'We tried to send it meanwhile, so it may have arrived. Withdraw it again if you are sure.';
    case 'not-found':
      return GONE;
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
      <EmptyState title="Nothing here yet" action={<ButtonLink href="/#action-zone">Get involved</ButtonLink>}>
        Whatever you send from this device shows up here, with a receipt.
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
      {list('Needs you', yours)}
      {list('Saved on this device', waiting)}
      {waiting.length > 0 ? (
        <div>
          <Button onClick={onSend} busy={sending ? 'Sending...' : false}>
            Send now
          </Button>
        </div>
      ) : null}
      {list('Saved here by somebody else', others)}
      {list('Sent', sent)}
    </>
  );
}

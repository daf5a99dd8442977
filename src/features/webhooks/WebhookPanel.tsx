/** One program that is told of signups: what of, how it goes, its last messages, and the end of it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../core/session/time.ts';
import { listed, moment } from '../../hooks/format.ts';
import { useChange } from '../../hooks/useChange.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Panel } from '../../ui/staff/Panel.tsx';
import { Tag } from '../../ui/staff/Tag.tsx';
import type { LoggedMessage, Webhook } from './model/webhook.ts';
import { outcomeWords, whatWords } from './whatWords.ts';

export interface WebhookPanelProps {
  readonly hook: Webhook;
  readonly refresh: () => Promise<void>;
}

const endWords: Readonly<Record<NonNullable<Webhook['ended_because']>, () => string>> = {
  by_hand: m.webhooks_ended_by_hand,
  gone: m.webhooks_ended_gone,
  failing: m.webhooks_ended_failing,
};

const quiet = css({ textStyle: 'small', color: 'inkMuted' });
const when = (at: string) => moment(parseTimestamp(at) ?? 0);

export function WebhookPanel({ hook, refresh }: WebhookPanelProps) {
  const change = useChange(refresh);
  const [ending, setEnding] = useState(false);
  const live = hook.ended_at === null;
  const host = /^https?:\/\/([^/]+)/.exec(hook.url)?.[1] ?? hook.url;
  return (
    <Panel title={host}>
      <p className={css({ overflowWrap: 'anywhere' })}>{hook.url}</p>
      <p>{m.webhooks_told_of({ what: listed(hook.what.map((one) => whatWords[one]())) })}</p>
      <p className={quiet}>
        {hook.created_by === null
          ? m.webhooks_since({ day: when(hook.created_at) })
          : m.webhooks_since_by({ day: when(hook.created_at), name: hook.created_by })}{' '}
        {m.webhooks_counts({ delivered: String(hook.delivered), waiting: String(hook.waiting) })}
      </p>
      {hook.ended_because === null ? null : (
        <p className={css({ marginTop: '2' })}>
          <Tag loud>{endWords[hook.ended_because]()}</Tag>
        </p>
      )}
      {live ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '3' })}>
          <Button
            variant="secondary"
            disabled={change.busy}
            onClick={() =>
              void change.run((api) => api.rpc('try_webhook', { webhook: hook.id }), {
                done: () => m.webhooks_trial_sent(),
                failed: true,
              })
            }
          >
            {m.webhooks_try()}
          </Button>
          <Button variant="ghost" disabled={change.busy} onClick={() => setEnding(true)}>
            {m.webhooks_end()}
          </Button>
        </div>
      ) : null}
      <Messages hook={hook} refresh={refresh} />
      {ending ? (
        <ConfirmDialog
          title={m.webhooks_end_title({ host })}
          text={m.webhooks_end_text()}
          yes={m.webhooks_end()}
          no={m.webhooks_keep()}
          onYes={() => {
            setEnding(false);
            void change.run((api) => api.rpc('end_webhook', { webhook: hook.id }), { failed: true });
          }}
          onNo={() => setEnding(false)}
        />
      ) : null}
    </Panel>
  );
}

function Messages({ hook, refresh }: WebhookPanelProps) {
  const change = useChange(refresh);
  if (hook.log.length === 0) return <p className={quiet}>{m.webhooks_no_messages()}</p>;
  const mayAgain = ({ delivered_at: taken, problem }: LoggedMessage) =>
    hook.ended_at === null && taken === null && problem !== null;
  return (
    <ul aria-label={m.webhooks_messages()}>
      {hook.log.map((message) => (
        <li
          key={message.id}
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: '4',
            paddingBlock: '2',
            borderTopWidth: '1px',
            borderTopStyle: 'solid',
            borderTopColor: 'lineSoft',
          })}
        >
          <div className={css({ minWidth: '0' })}>
            <p>
              {message.what === null ? m.webhooks_trial() : whatWords[message.what]()}: {outcomeWords(message)}
            </p>
            <p className={quiet}>
              {when(message.created_at)}
              {message.next_at !== null && message.problem !== null
                ? ` · ${m.webhooks_next({ when: when(message.next_at) })}`
                : ''}
            </p>
          </div>
          {mayAgain(message) ? (
            <Button
              variant="ghost"
              disabled={change.busy}
              onClick={() =>
                void change.run((api) => api.rpc('resend_webhook', { message: message.id }), { failed: true })
              }
            >
              {m.webhooks_send_again()}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

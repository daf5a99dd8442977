/** One idea on the desk: what was written, what of it may be shown, who decided what, and what can be done now. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { digits, moment, townDay } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { flagsIn } from '../../moderation/model/flags.ts';
import { opener } from '../../../ui/staff/opener.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Decision } from '../data/useDesk.ts';
import type { Entry } from '../model/desk.ts';
import { facts, idea as large, line, quiet } from '../parts/styles.ts';
import { dayWords, statusWords, useTopicWords, wardWords } from '../parts/words.ts';
import { Deeds } from './Deeds.tsx';
import type { Asking } from './DecisionDialog.tsx';
import { KNOWN } from './known.ts';
import { Rivals } from './Rivals.tsx';
import { actionWords, personalWords } from './words.ts';

export interface DeskEntryProps {
  readonly entry: Entry;
  readonly me: string;
  readonly busy: boolean;
  /** What the studio has to it. */
  readonly replies: ReactNode;
  /** A decision that is one press. */
  readonly onDecide: (entry: Entry, decision: Decision, seen: string | null) => Promise<boolean>;
  /** One that asks for words: its dialog outlives this line, which somebody else's decision takes away. */
  readonly onAsk: (entry: Entry, asking: Asking) => void;
}

export function DeskEntry({ entry, me, busy, replies, onDecide, onAsk }: DeskEntryProps) {
  const topic = useTopicWords();
  const { said, mayShare, moderation, own } = entry;
  const locale = useLocale();
  const toldIn = (en: string | null | undefined, es: string | null | undefined) =>
    saidIn({ ...(en ? { en } : {}), ...(es ? { es } : {}) }, locale);
  const words = entry.en === null && entry.es === null ? null : toldIn(entry.en, entry.es);
  const shown = words?.text ?? null;
  const answer = toldIn(entry.responseEn, entry.responseEs);
  const reply = toldIn(entry.reply?.en, entry.reply?.es);
  const flags = flagsIn(said ?? shown ?? '', { known: KNOWN, sender: entry.name });
  const published = moderation === 'published';
  const reach = [entry.email, entry.phone].filter((one) => one !== null).join(' · ');
  const press = (decision: Decision) => void onDecide(entry, decision, entry.head);
  const last = own.at(-1);
  return (
    <li className={line} data-idea={entry.id}>
      <p className={facts}>
        {published ? <Tag loud={entry.status === 'in_plan'}>{statusWords[entry.status]()}</Tag> : null}
        {published ? <span>{topic(entry.topic)}</span> : null}
        {published ? <span>{wardWords(entry.ward)}</span> : null}
        <span className={quiet}>{dayWords(townDay(entry.arrivedAt))}</span>
        {entry.fromPaper ? <span className={quiet}>{m.ideas_from_paper()}</span> : null}
        {entry.name === null ? null : <span className={quiet}>{entry.name}</span>}
        {last === undefined || last.delivery === 'sent' ? null : (
          <Tag loud={last.delivery === 'refused'}>
            {last.delivery === 'saved' ? m.ideas_saved_here() : m.ideas_refused()}
          </Tag>
        )}
      </p>
      {shown === null ? null : (
        <p className={large} lang={words?.lang}>
          {shown}
        </p>
      )}
      {said === null || said === shown ? null : (
        <blockquote
          lang={entry.language ?? undefined}
          className={css({
            whiteSpace: 'pre-line',
            maxWidth: 'text',
            borderLeftWidth: '4px',
            borderLeftStyle: 'solid',
            borderLeftColor: 'line',
            paddingLeft: '4',
          })}
        >
          {said}
        </blockquote>
      )}
      <p className={quiet}>
        {said === null
          ? m.ideas_no_form()
          : mayShare === true
            ? m.ideas_may_share()
            : mayShare === false
              ? m.ideas_may_not_share()
              : m.ideas_not_asked()}
        {mayShare === null && reach !== '' ? ` ${reach}` : ''}
      </p>
      {flags.length === 0 ? null : (
        <p role="note">
          <Tag loud>{m.ideas_personal()}</Tag>{' '}
          {flags.map(({ what, said: text }) => `${personalWords[what]()}: ${text}`).join(' · ')}
        </p>
      )}
      {answer.text === '' ? null : (
        <p className={css({ maxWidth: 'text' })}>
          {m.ideas_answer()}: <span lang={answer.lang}>{answer.text}</span>
        </p>
      )}
      {entry.reply === null ? null : (
        <p className={css({ maxWidth: 'text' })}>
          {m.ideas_studio_says({ day: dayWords(entry.reply.on) })} <span lang={reply.lang}>{reply.text}</span>
        </p>
      )}
      {replies}
      {entry.supports === null ? null : (
        <p className={quiet}>
          {m.ideas_desk_supports({
            counted: digits(entry.supports.counted),
            confirmed: digits(entry.supports.confirmed),
            held: digits(entry.supports.held),
          })}
        </p>
      )}
      {entry.appeals.map(({ words }, at) => (
        <p key={at}>
          {entry.appealed ? <Tag loud>{m.ideas_appeal_waits()}</Tag> : null} {m.ideas_appeal_says({ words })}
        </p>
      ))}
      <Rivals entry={entry} me={me} busy={busy} onSettle={press} />
      <Deeds entry={entry} busy={busy} onAsk={(asking) => onAsk(entry, asking)} onPress={press} />
      {entry.facts.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.ideas_history()}</summary>
          <ul className={css({ display: 'grid', gap: '1', textStyle: 'small' })}>
            {entry.facts.map((fact) => (
              <li key={fact.id}>
                {actionWords[fact.action]()} · {fact.by === me ? m.ideas_you() : (fact.byName ?? m.ideas_somebody())} ·{' '}
                {moment(fact.at)}
                {fact.counts ? '' : ` · ${m.ideas_not_done()}`}
                {fact.reason === null ? '' : ` · ${fact.reason}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

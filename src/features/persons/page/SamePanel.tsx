/** Who else this could be, with the reasons; what was decided, and the way back. Works in a dead spot. */
import { useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Alike, DecidedAlike } from '../../../ui/staff/SameList.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { usePersonSaver } from '../data/usePersonSaver.ts';
import type { Verdict } from '../model/link.ts';
import type { Decided, Person } from '../model/person.ts';
import type { PersonRecord } from '../model/sheet.ts';
import { reasonWords, verdictWords, whatWords } from '../model/words.ts';

export function SamePanel({ person }: { readonly person: Person }) {
  const { busy, say } = usePersonSaver();
  const top = useRef<HTMLDivElement>(null);
  async function decide(one: PersonRecord, other: PersonRecord, verdict: Verdict) {
    // The button that was pressed goes; whoever goes by keyboard stays here.
    if (await say(one, other, verdict)) top.current?.focus();
  }
  return (
    <Panel title={m.persons_who_else()}>
      <div ref={top} tabIndex={-1}>
        {person.suggestions.length === 0 ? <p>{m.persons_nobody_else()}</p> : null}
        <ul aria-label={m.persons_who_else()}>
          {person.suggestions.map(({ record, like, reasons }) => (
            <Alike
              key={record.ref}
              who={
                <Link to="/admin/people/$person" params={{ person: record.ref }} className={textLink}>
                  {record.name}
                </Link>
              }
              name={record.name}
              reasons={reasons.map((reason) => ({
                text: reasonWords[reason](),
                strong: reason !== 'name' && reason !== 'street',
              }))}
              more={[whatWords[record.what](), record.phone, record.email, record.place, moment(Date.parse(record.at))]
                .filter((part) => part !== null)
                .join(' · ')}
              busy={busy}
              onSay={(verdict) => void decide(like, record, verdict)}
            />
          ))}
        </ul>
        {person.decided.length === 0 ? null : (
          <>
            <h3 className={css({ textStyle: 'h4', marginTop: '4' })}>{m.ui_same_decided()}</h3>
            <ul aria-label={m.ui_same_decided()}>
              {person.decided.map((decided) => (
                <DecidedAlike
                  key={decided.word.id}
                  {...told(decided)}
                  busy={busy}
                  onUndo={() => void decide(decided.one, decided.other, 'undone')}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}

function told({ word, one, other }: Decided) {
  const sent = word.delivery === 'sent' ? m.persons_sent() : m.persons_saved_here();
  return {
    said: word.verdict === 'undone' ? null : verdictWords[word.verdict](),
    both: [`${one.name} (${whatWords[one.what]()})`, `${other.name} (${whatWords[other.what]()})`] as const,
    names: [one.name, other.name] as const,
    more: [moment(Date.parse(word.at)), word.by, word.delivery === null ? null : sent]
      .filter((part) => part !== null)
      .join(' · '),
  };
}

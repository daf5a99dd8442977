/** Who else this could be, with the reasons; what was decided, and the way back. Works in a dead spot. */
import { useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { usePersonSaver } from '../data/usePersonSaver.ts';
import type { Verdict } from '../model/link.ts';
import type { Decided, Person, Suggestion } from '../model/person.ts';
import type { PersonRecord } from '../model/sheet.ts';
import { reasonWords, verdictWords, whatWords } from '../model/words.ts';
import { buttons, quiet, row } from '../parts/styles.ts';

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
          {person.suggestions.map((one) => (
            <Candidate key={one.record.ref} suggestion={one} busy={busy} onSay={decide} />
          ))}
        </ul>
        {person.decided.length === 0 ? null : (
          <>
            <h3 className={css({ textStyle: 'h4', marginTop: '4' })}>{m.persons_decided()}</h3>
            <ul aria-label={m.persons_decided()}>
              {person.decided.map((one) => (
                <DecidedRow key={one.word.id} decided={one} busy={busy} onSay={decide} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}

type Say = (one: PersonRecord, other: PersonRecord, verdict: Verdict) => Promise<void>;

interface CandidateProps {
  readonly suggestion: Suggestion;
  readonly busy: boolean;
  readonly onSay: Say;
}

function Candidate({ suggestion: { record, like, reasons }, busy, onSay }: CandidateProps) {
  const ways = [whatWords[record.what](), record.phone, record.email, record.place].filter((one) => one !== null);
  return (
    <li className={row}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}>
        <Link to="/admin/people/$person" params={{ person: record.ref }} className={textLink}>
          {record.name}
        </Link>
        {reasons.map((reason) => (
          <Tag key={reason} loud={reason !== 'name' && reason !== 'street'}>
            {reasonWords[reason]()}
          </Tag>
        ))}
      </p>
      <p className={quiet}>{[...ways, moment(Date.parse(record.at))].join(' · ')}</p>
      <fieldset className={buttons}>
        <legend className={css({ srOnly: true })}>{m.persons_is_it({ name: record.name })}</legend>
        <Button variant="secondary" disabled={busy} onClick={() => void onSay(like, record, 'same')}>
          {m.persons_say_same()}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void onSay(like, record, 'different')}>
          {m.persons_say_different()}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void onSay(like, record, 'household')}>
          {m.persons_say_household()}
        </Button>
      </fieldset>
    </li>
  );
}

interface DecidedProps {
  readonly decided: Decided;
  readonly busy: boolean;
  readonly onSay: Say;
}

function DecidedRow({ decided: { word, one, other }, busy, onSay }: DecidedProps) {
  const said = word.verdict === 'undone' ? null : verdictWords[word.verdict]();
  return (
    <li className={row}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })}>
        {said === null ? null : <Tag>{said}</Tag>}
        <span>
          {m.persons_two({
            one: `${one.name} (${whatWords[one.what]()})`,
            other: `${other.name} (${whatWords[other.what]()})`,
          })}
        </span>
      </p>
      <p className={quiet}>
        {[
          moment(Date.parse(word.at)),
          word.by,
          word.delivery === null ? null : word.delivery === 'sent' ? m.persons_sent() : m.persons_saved_here(),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      <Button
        variant="secondary"
        className={css({ justifySelf: 'start' })}
        disabled={busy}
        aria-label={m.persons_undo_link({ one: one.name, other: other.name })}
        onClick={() => void onSay(one, other, 'undone')}
      >
        {m.persons_undo()}
      </Button>
    </li>
  );
}

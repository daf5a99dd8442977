/** Two who moderate decided without having seen each other: what counts, what else was wanted, and how to settle it. */
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { Decision } from '../data/useDesk.ts';
import type { DeskFact, Entry } from '../model/desk.ts';
import { actionWords } from './words.ts';

export interface RivalsProps {
  readonly entry: Entry;
  readonly me: string;
  readonly busy: boolean;
  readonly onSettle: (decision: Decision) => void;
}

/** The same decision once more, by somebody who has seen what stands. */
function again(fact: DeskFact): Decision {
  const { action, en, es, asWritten, topic, ward, status, responseEn, responseEs, into, agreed, reason } = fact;
  return { action, en, es, asWritten, topic, ward, status, responseEn, responseEs, into, agreed, reason };
}

export function Rivals({ entry, me, busy, onSettle }: RivalsProps) {
  if (!entry.contested) return null;
  const head = entry.facts.find(({ id }) => id === entry.head);
  const who = ({ by, byName }: DeskFact) => (by === me ? m.ideas_you() : (byName ?? m.ideas_somebody()));
  const line = (fact: DeskFact) =>
    `${actionWords[fact.action]()} · ${who(fact)} · ${moment(fact.at)}${fact.en || fact.es ? `: ${fact.en ?? fact.es}` : ''}`;
  return (
    <div
      role="note"
      aria-label={m.ideas_contested()}
      className={css({
        display: 'grid',
        gap: '2',
        padding: '4',
        backgroundColor: 'straw',
        color: 'onStraw',
        maxWidth: 'text',
      })}
    >
      <p className={css({ fontWeight: 'bold' })}>{m.ideas_contested()}</p>
      {head ? <p>{m.ideas_stands({ what: line(head) })}</p> : null}
      {(entry.overruled === null ? entry.rivals : [entry.overruled, ...entry.rivals]).map((fact) => (
        <div key={fact.id}>
          <p>{(fact === entry.overruled ? m.ideas_overruled : m.ideas_wanted)({ what: line(fact) })}</p>
          <Button variant="secondary" disabled={busy} onClick={() => onSettle(again(fact))}>
            {m.ideas_settle_other()}
          </Button>
        </div>
      ))}
      {head ? (
        <Button variant="secondary" disabled={busy} onClick={() => onSettle(again(head))}>
          {m.ideas_settle_keep()}
        </Button>
      ) : null}
    </div>
  );
}

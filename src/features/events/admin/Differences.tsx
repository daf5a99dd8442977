/** Showing what somebody else changed while this person typed, and asking whose words stay. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { Rich } from '../../../ui/Rich.tsx';
import type { Difference } from './merge.ts';

export interface DifferencesProps {
  readonly found: readonly Difference[];
  /** Fields in which this person's own text stays. */
  readonly onChosen: (keepMine: ReadonlySet<string>) => void;
}

const loud = { field: (text: string) => <strong>{text}</strong> };
const shown = (text: string) => text || m.admin_event_empty();

export function Differences({ found, onChosen }: DifferencesProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const choose = (field: string, keep: boolean) => {
    const next = new Set(mine);
    if (keep) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  return (
    <section
      role="alert"
      className={css({
        display: 'grid',
        gap: '4',
        padding: '5',
        backgroundColor: 'shade',
        borderLeftWidth: '8px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'straw',
      })}
    >
      <h2 className={css({ textStyle: 'h4' })}>{m.admin_event_both_changed()}</h2>
      <p>{m.admin_event_both_changed_more()}</p>
      {found.map((one) =>
        one.contested ? (
          <RadioCards
            key={one.field}
            name={`keep-${one.field}`}
            label={m.admin_event_contested({ field: one.label })}
            options={[
              { value: 'theirs', label: m.admin_event_theirs({ text: shown(one.theirs) }) },
              { value: 'mine', label: m.admin_event_yours({ text: shown(one.mine) }) },
            ]}
            value={mine.has(one.field) ? 'mine' : 'theirs'}
            onChange={(event) => choose(one.field, event.target.value === 'mine')}
          />
        ) : (
          <p key={one.field}>
            <Rich
              of={m.admin_event_theirs_stays.parts({
                field: one.label,
                before: shown(one.before),
                now: shown(one.theirs),
              })}
              with={loud}
            />
          </p>
        ),
      )}
      <div>
        <Button variant="quiet" onClick={() => onChosen(mine)}>
          {m.admin_event_take()}
        </Button>
      </div>
    </section>
  );
}

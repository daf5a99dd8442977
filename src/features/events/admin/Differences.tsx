/** Showing what somebody else changed while this person typed, and asking whose words stay. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import type { Difference } from './merge.ts';

export interface DifferencesProps {
  readonly found: readonly Difference[];
  /** Fields in which this person's own text stays. */
  readonly onChosen: (keepMine: ReadonlySet<string>) => void;
}

const shown = (text: string) => text || '(empty)';

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
      <h2 className={css({ textStyle: 'h4' })}>Somebody else has changed this event</h2>
      <p>Nothing of yours is saved yet, and nothing of theirs is overwritten. Look at what they changed:</p>
      {found.map((one) =>
        one.contested ? (
          <RadioCards
            key={one.field}
            name={`keep-${one.field}`}
            label={`${one.label}: both of you changed it`}
            options={[
              { value: 'theirs', label: `Theirs: ${shown(one.theirs)}` },
              { value: 'mine', label: `Yours: ${shown(one.mine)}` },
            ]}
            value={mine.has(one.field) ? 'mine' : 'theirs'}
            onChange={(event) => choose(one.field, event.target.value === 'mine')}
          />
        ) : (
          <p key={one.field}>
            <strong>{one.label}</strong>: was “{shown(one.before)}”, is now “{shown(one.theirs)}”. This stays.
          </p>
        ),
      )}
      <div>
        <Button variant="quiet" onClick={() => onChosen(mine)}>
          Take this into my form
        </Button>
      </div>
    </section>
  );
}

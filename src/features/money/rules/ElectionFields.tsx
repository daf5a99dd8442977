/** One cycle's days, and one election's kind, day and names. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { CycleDraft, ElectionDraft } from '../model/electionDraft.ts';
import { electionKindWords, electionNameOf } from '../model/electionNames.ts';
import { ELECTION_KINDS } from '../model/rules.ts';
import { dayWords } from '../parts/dayWords.ts';

/** "Nov 3, 2026", and a dash while there is no day. */
const dayOr = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? dayWords(day) : '–');

function Lines({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset
      aria-label={name}
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: '4',
        minWidth: '0',
        paddingBlock: '4',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'line',
      })}
    >
      {children}
    </fieldset>
  );
}

interface CycleFieldsProps {
  readonly cycle: CycleDraft;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<CycleDraft>) => void;
  readonly onDrop: () => void;
}

export function CycleFields({ cycle, problem, onChange, onDrop }: CycleFieldsProps) {
  const name = m.rules_elections_cycle({ from: dayOr(cycle.begins), until: dayOr(cycle.ends) });
  return (
    <Lines name={name}>
      <TextField
        label={m.rules_elections_begins()}
        required
        type="date"
        value={cycle.begins}
        error={problem}
        onChange={({ target }) => onChange({ begins: target.value })}
      />
      <TextField
        label={m.rules_elections_ends()}
        required
        type="date"
        value={cycle.ends}
        onChange={({ target }) => onChange({ ends: target.value })}
      />
      <div>
        <Button variant="ghost" aria-label={m.rules_elections_drop_one({ what: name })} onClick={onDrop}>
          {m.rules_drop()}
        </Button>
      </div>
    </Lines>
  );
}

interface ElectionFieldsProps {
  readonly election: ElectionDraft;
  /** Money was given for it, or a report filed. */
  readonly stays: boolean;
  readonly problems: Partial<Record<'day' | 'name', string>> | undefined;
  readonly onChange: (part: Partial<ElectionDraft>) => void;
  readonly onDrop: () => void;
}

export function ElectionFields({ election, stays, problems, onChange, onDrop }: ElectionFieldsProps) {
  const { kind, day, en, es } = election;
  const name = m.money_election_on({
    name: electionNameOf('', { kind, name_en: en.trim(), name_es: es.trim() }),
    day: dayOr(day),
  });
  const mark = kind === 'other' ? { required: true } : { mark: m.ui_optional() };
  return (
    <Lines name={name}>
      <SelectField
        label={m.rules_elections_kind()}
        value={kind}
        options={ELECTION_KINDS.map((one) => ({ value: one, label: electionKindWords[one]() }))}
        onChange={({ target }) => onChange({ kind: ELECTION_KINDS.find((one) => one === target.value) ?? 'general' })}
      />
      <TextField
        label={m.rules_elections_day()}
        required
        type="date"
        value={day}
        error={problems?.day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <TextField
        label={m.rules_elections_name_en()}
        {...mark}
        maxLength={100}
        value={en}
        error={problems?.name}
        onChange={({ target }) => onChange({ en: target.value })}
      />
      <TextField
        label={m.rules_elections_name_es()}
        {...mark}
        maxLength={100}
        value={es}
        onChange={({ target }) => onChange({ es: target.value })}
      />
      <div>
        {stays ? (
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.rules_elections_stays()}</p>
        ) : (
          <Button variant="ghost" aria-label={m.rules_elections_drop_one({ what: name })} onClick={onDrop}>
            {m.rules_drop()}
          </Button>
        )}
      </div>
    </Lines>
  );
}

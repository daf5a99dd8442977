/** Owns the conversation at a door: who, how they lean, the script's questions, notes, and what they want from us. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Resident } from '../../core/field/doors.ts';
import { SUPPORT_SCORES, supportWords } from '../../core/field/results.ts';
import type { Question } from '../../hooks/field/reads.ts';
import { TextAreaField, TextField } from '../TextInput.tsx';
import { big, grid2, stack, thumbBar } from './look.ts';
import { INTERESTS, type Talk } from '../../core/field/talk.ts';

export interface ConversationProps {
  readonly talk: Talk;
  readonly people: readonly Resident[];
  readonly script: readonly Question[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onChange: (talk: Talk) => void;
  readonly onSave: () => void;
  readonly onBack: () => void;
}

export function Conversation({ talk, people, script, busy, problem, onChange, onSave, onBack }: ConversationProps) {
  const set = (change: Partial<Talk>) => onChange({ ...talk, ...change });
  const wants = talk.wantsSign || talk.helps !== null;
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <Opening script={script} />
      {people.length > 1 ? (
        <Choice label="Who is at the door?">
          {people.map(({ id, name }) => (
            <Option
              key={id}
              checked={talk.person === id}
              onPick={() => set({ person: talk.person === id ? null : id })}
            >
              {name}
            </Option>
          ))}
        </Choice>
      ) : null}
      <Choice label="Will they vote for us?">
        {SUPPORT_SCORES.map((score) => (
          <Option
            key={score}
            checked={talk.support === score}
            onPick={() => set({ support: talk.support === score ? null : score })}
          >
            {`${score} ${supportWords(score)}`}
          </Option>
        ))}
      </Choice>
      {script.map((question) => (
        <Choice key={question.question_id} label={question.prompt}>
          {question.options.map(({ id, label }) => (
            <Option
              key={id}
              checked={talk.answers[question.question_id] === id}
              onPick={() => set({ answers: answered(talk.answers, question.question_id, id) })}
            >
              {label}
            </Option>
          ))}
        </Choice>
      ))}
      <Choice label="They want">
        <Option checked={talk.wantsSign} onPick={() => set({ wantsSign: !talk.wantsSign })}>
          A yard sign
        </Option>
        <Option checked={talk.helps !== null} onPick={() => set({ helps: talk.helps === null ? 'door_knock' : null })}>
          To volunteer
        </Option>
        <Option checked={talk.doNotContact} onPick={() => set({ doNotContact: !talk.doNotContact })}>
          No more contact
        </Option>
      </Choice>
      {talk.helps === null ? null : (
        <Choice label="With what?">
          {INTERESTS.map(({ value, label }) => (
            <Option key={value} checked={talk.helps === value} onPick={() => set({ helps: value })}>
              {label}
            </Option>
          ))}
        </Choice>
      )}
      {wants ? (
        <TextField
          label="Their phone number"
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={talk.phone}
          error={problem}
          onChange={(event) => set({ phone: event.target.value })}
        />
      ) : null}
      <TextAreaField
        label="Notes"
        rows={3}
        maxLength={4000}
        value={talk.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <div className={thumbBar}>
        <div className={css({ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '3' })}>
          <button type="button" className={big} onClick={onBack}>
            Back
          </button>
          <button type="button" className={big} data-tone="loud" disabled={busy} onClick={onSave}>
            {busy ? 'Saving...' : 'Save and go on'}
          </button>
        </div>
      </div>
    </div>
  );
}

/** What to say first; nothing while no script is known. */
export function Opening({ script }: Pick<ConversationProps, 'script'>) {
  return script[0] ? (
    <blockquote
      className={css({
        borderLeftWidth: '6px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'straw',
        paddingLeft: '3',
        fontSize: '1.1875rem',
      })}
    >
      {script[0].opening}
    </blockquote>
  ) : null;
}

/** Pressing the chosen one again takes it back. */
function answered(answers: Talk['answers'], question: string, option: string): Talk['answers'] {
  const { [question]: before, ...others } = answers;
  return before === option ? others : { ...others, [question]: option };
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={stack}>
      <legend className={css({ textStyle: 'h4', marginBottom: '2' })}>{label}</legend>
      <div className={grid2}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  readonly checked: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

function Option({ checked, onPick, children }: OptionProps) {
  return (
    <button type="button" className={big} aria-pressed={checked} onClick={onPick}>
      {children}
    </button>
  );
}

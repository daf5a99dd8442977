/** The conversation at a door: who, how they lean, the script's questions, notes, and what they want from us. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Resident } from '../model/doors.ts';
import { SUPPORT_SCORES, supportWords } from '../model/results.ts';
import type { Question } from '../data/reads.ts';
import { Choice, Option } from './Choice.tsx';
import { ScriptPart } from './ScriptPart.tsx';
import { ScriptQuestion } from './ScriptQuestion.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { m } from '../../../messages/messages.js';
import { big, noteLook, thumbBar } from './styles.ts';
import { followUpWords } from '../model/correction.ts';
import { scriptLanguage } from '../model/spoken.ts';
import { INTERESTS } from '../../intake/volunteer/kind.ts';
import { TALK_PROBLEMS, type Conversation, type TalkProblem } from '../model/conversation.ts';
import type { SavedFollowUps } from '../data/useConversation.ts';

export interface ConversationFormProps {
  readonly talk: Conversation;
  readonly people: readonly Resident[];
  readonly script: readonly Question[];
  readonly busy: boolean;
  readonly problem: TalkProblem | null;
  /** What saving replaces; null where it replaces nothing. */
  readonly note: string | null;
  readonly savedFollowUps: SavedFollowUps;
  readonly onChange: (talk: Conversation) => void;
  readonly onSave: () => void;
  readonly onBack: () => void;
  /** Finding help for them: of another subject. */
  readonly help: ReactNode;
}

export function ConversationForm(props: ConversationFormProps) {
  const { talk, people, script, busy, problem, note, savedFollowUps, onChange, onSave, onBack, help } = props;
  const set = (change: Partial<Conversation>) => onChange({ ...talk, ...change });
  const language = scriptLanguage(talk.language, talk.person, people);
  const wants = talk.wantsSign || talk.helps !== null;
  const saved = followUpWords({ sign: savedFollowUps.sign, volunteer: savedFollowUps.volunteer });
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      {note === null ? null : <p className={noteLook}>{note}</p>}
      <ScriptPart
        script={script}
        language={language}
        opening={note === null}
        onLanguage={(spoken) => set({ language: spoken })}
      />
      {help}
      {people.length > 1 ? (
        <Choice label={m.field_who_at_door()}>
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
      <Choice label={m.field_will_vote()}>
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
        <ScriptQuestion
          key={question.question_id}
          question={question}
          language={language}
          answer={talk.answers[question.question_id] ?? null}
          onAnswer={(option) => set({ answers: answered(talk.answers, question.question_id, option) })}
        />
      ))}
      <Choice label={m.field_they_want()}>
        <Option
          checked={talk.wantsSign || savedFollowUps.sign}
          disabled={savedFollowUps.sign}
          onPick={() => set({ wantsSign: !talk.wantsSign })}
        >
          {m.field_wants_sign()}
        </Option>
        <Option
          checked={talk.helps !== null}
          disabled={savedFollowUps.volunteer}
          onPick={() => set({ helps: talk.helps === null ? 'door_knock' : null })}
        >
          {m.field_wants_volunteer()}
        </Option>
        <Option checked={talk.doNotContact} onPick={() => set({ doNotContact: !talk.doNotContact })}>
          {m.field_wants_no_contact()}
        </Option>
      </Choice>
      {talk.helps === null ? null : (
        <Choice label={m.field_helps_with()}>
          {INTERESTS.map(({ value, label }) => (
            <Option
              key={value}
              checked={talk.helps === value}
              disabled={savedFollowUps.volunteer}
              onPick={() => set({ helps: value })}
            >
              {label()}
            </Option>
          ))}
        </Choice>
      )}
      {saved === '' ? null : <p className={noteLook}>{m.field_already_saved({ brought: saved })}</p>}
      {wants ? (
        <TextField
          label={m.field_their_phone()}
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={talk.phone}
          error={problem === null ? null : TALK_PROBLEMS[problem]()}
          readOnly={saved !== ''}
          onChange={(event) => set({ phone: event.target.value })}
        />
      ) : null}
      <TextAreaField
        label={m.field_notes()}
        rows={3}
        maxLength={4000}
        value={talk.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <div className={thumbBar}>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            gap: '3',
            '& > *': { flex: '1 1 6rem' },
            '& > * + *': { flex: '2 1 12rem' },
          })}
        >
          <button type="button" className={big} onClick={onBack}>
            {m.field_back()}
          </button>
          <button type="button" className={big} data-tone="loud" disabled={busy} onClick={onSave}>
            {busy ? m.ui_saving() : note === null ? m.field_save_next() : m.field_save_correction()}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Pressing the chosen one again takes it back. */
function answered(answers: Conversation['answers'], question: string, option: string): Conversation['answers'] {
  const { [question]: before, ...others } = answers;
  return before === option ? others : { ...others, [question]: option };
}

/** Saying what came of a call: the commonest with one tap, the conversation kept as a draft, a correction over one's own. */
import { useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { nextCall, type Call } from '../model/calls.ts';
import type { Known } from '../model/correction.ts';
import { attemptFrom } from '../model/conversation.ts';
import { resultWords } from '../model/results.ts';
import type { Help } from '../model/help.ts';
import { scriptLanguage } from '../model/spoken.ts';
import { stillAt } from '../../../hooks/stillAt.ts';
import { m } from '../../../messages/messages.js';
import { justSaved } from '../data/lastSaved.ts';
import type { Question } from '../data/reads.ts';
import { useCorrection } from '../data/useCorrection.ts';
import { useConversation } from '../data/useConversation.ts';
import { sendFollowUps } from '../data/followUps.ts';
import { ConversationForm } from '../parts/ConversationForm.tsx';
import { History } from '../parts/History.tsx';
import { ResultBar } from '../parts/ResultBar.tsx';
import { ScriptPart } from '../parts/ScriptPart.tsx';
import { languagesIn } from './list.ts';
import { OtherCallResults } from './OtherCallResults.tsx';
import { PersonCard } from './PersonCard.tsx';
import { useCallRecorder, type SaidOnPhone } from './useCallRecorder.ts';

export interface OneCallProps {
  readonly userId: string;
  readonly call: Call;
  readonly calls: readonly Call[];
  readonly known: Known | null;
  readonly script: readonly Question[];
  readonly now: number;
  readonly help: Help;
}

export function CallConversation({ userId, call, calls, known, script, now, help: Help }: OneCallProps) {
  const { person, state, lease } = call;
  const navigate = useNavigate();
  const recorder = useCallRecorder(userId, call);
  const conversation = useConversation(`field:${userId}:${lease}`, person.id, () => person.phone);
  const { mode, setMode, talk } = conversation;
  const correction = useCorrection(state.own, known, conversation);

  async function save(said: SaidOnPhone, also?: () => Promise<void>) {
    if (!(await recorder.save({ supersedes: correction.supersedes, ...said }, also))) return conversation.lookAgain();
    await conversation.forget();
    if (!stillAt(`/${lease}`)) return;
    const others = calls.filter((one) => one.lease === lease || !justSaved(one.lease, one.state.own?.id ?? null));
    const next = nextCall(others, lease, Date.now());
    window.scrollTo(0, 0);
    await (next === null
      ? navigate({ to: '/field-ops/phones', replace: true })
      : navigate({ to: '/field-ops/phones/$lease', params: { lease: next.lease }, replace: true }));
  }

  async function saveTalk() {
    if (!conversation.check(person.name)) return;
    const kept = correction.toSave();
    await save(attemptFrom(kept.talk), () => sendFollowUps(userId, kept, person.name, call.address));
  }

  async function takeBack() {
    if (state.own === null) return;
    await recorder.save({ result: 'undone', supersedes: state.own.id });
    if (correction.correcting) correction.toggle();
  }

  const language = scriptLanguage(talk.language, person.id, [person]);
  return (
    <>
      <PersonCard call={call} me={userId} now={now} />
      {mode === 'choose' ? (
        <>
          <History
            state={state}
            me={userId}
            busy={recorder.busy}
            known={known}
            correcting={correction.correcting}
            onCorrect={correction.toggle}
            onTakeBack={() => void takeBack()}
          />
          <div className={css({ marginBlock: '4' })}>
            <ScriptPart
              script={script}
              language={language}
              opening
              onLanguage={(spoken) => conversation.change({ ...talk, language: spoken })}
            />
            <Help speaks={language} />
          </div>
          <ResultBar
            note={correction.note}
            talk={m.phone_bank_answered()}
            onTalk={correction.openTalk}
            results={[
              { label: resultWords('no_answer'), onPress: () => void save({ result: 'no_answer' }) },
              { label: resultWords('left_message'), onPress: () => void save({ result: 'left_message' }) },
            ]}
            busy={recorder.busy}
            onOther={() => setMode('other')}
          />
        </>
      ) : (
        <div className={css({ marginTop: '4' })}>
          {mode === 'other' ? (
            <OtherCallResults
              languages={languagesIn(calls)}
              busy={recorder.busy}
              onSave={(said) => void save(said)}
              onBack={() => setMode('choose')}
            />
          ) : (
            <ConversationForm
              talk={talk}
              people={[person]}
              script={script}
              busy={recorder.busy}
              problem={conversation.problem}
              note={correction.talkNote}
              savedFollowUps={conversation.savedFollowUps}
              onChange={conversation.change}
              onSave={() => void saveTalk()}
              onBack={() => setMode('choose')}
              help={<Help speaks={language} />}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Owns saying what came of a call: the commonest with one tap, the conversation kept as a draft, a correction over one's own. */
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { nextCall, type Call } from '../../core/field/calls.ts';
import { saidIn } from '../../core/field/talk.ts';
import { justSaved } from '../../hooks/field/lastSaved.ts';
import type { Question } from '../../hooks/field/reads.ts';
import { useTalk } from '../../hooks/field/useTalk.ts';
import { sendWishes } from '../../hooks/field/wishes.ts';
import { Conversation, Opening } from '../../ui/field/Conversation.tsx';
import { History } from '../../ui/field/History.tsx';
import { big, grid2, thumbBar } from '../../ui/field/look.ts';
import { languagesIn } from './list.ts';
import { OtherCallResults } from './OtherCallResults.tsx';
import { PersonCard } from './PersonCard.tsx';
import { useCallRecorder, type SaidOnPhone } from './useCallRecorder.ts';

export interface OneCallProps {
  readonly userId: string;
  readonly call: Call;
  readonly calls: readonly Call[];
  readonly script: readonly Question[];
  readonly now: number;
}

export function OneCall({ userId, call, calls, script, now }: OneCallProps) {
  const { person, state, lease } = call;
  const navigate = useNavigate();
  const recorder = useCallRecorder(userId, call);
  const conversation = useTalk(`field:${userId}:${lease}`, person.id, () => person.phone);
  const { mode, setMode, talk } = conversation;
  const [correcting, setCorrecting] = useState(false);
  const supersedes = correcting ? (state.own?.id ?? null) : null;

  async function save(said: SaidOnPhone, also?: () => Promise<void>) {
    if (!(await recorder.save({ supersedes, ...said }, also))) return;
    await conversation.forget();
    const others = calls.filter((one) => one.lease === lease || !justSaved(one.lease, one.state.own?.id ?? null));
    const next = nextCall(others, lease, Date.now());
    window.scrollTo(0, 0);
    await (next === null
      ? navigate({ to: '/field-ops/phones', replace: true })
      : navigate({ to: '/field-ops/phones/$lease', params: { lease: next.lease }, replace: true }));
  }

  async function saveTalk() {
    if (!conversation.check(person.name)) return;
    await save(saidIn(talk), () => sendWishes(talk, person.name, call.address));
  }

  async function takeBack() {
    if (state.own === null) return;
    await recorder.save({ result: 'undone', supersedes: state.own.id });
    setCorrecting(false);
  }

  // The second tap of a double tap would land on the next person.
  const once = (event: { readonly detail: number }, said: SaidOnPhone) => event.detail < 2 && void save(said);
  return (
    <>
      <PersonCard call={call} me={userId} now={now} />
      {mode === 'choose' ? (
        <>
          <History
            state={state}
            me={userId}
            busy={recorder.busy}
            correcting={correcting}
            onCorrect={() => setCorrecting(!correcting)}
            onTakeBack={() => void takeBack()}
          />
          <div className={css({ marginBlock: '4' })}>
            <Opening script={script} />
          </div>
          <div className={thumbBar}>
            {correcting ? <p className={css({ fontWeight: 'bold' })}>What was it really?</p> : null}
            <div className={grid2}>
              <button type="button" className={big} data-size="huge" data-tone="loud" onClick={() => setMode('talk')}>
                Answered
              </button>
              <button
                type="button"
                className={big}
                data-size="huge"
                data-tone="ink"
                disabled={recorder.busy}
                onClick={(event) => once(event, { result: 'no_answer' })}
              >
                No answer
              </button>
              <button
                type="button"
                className={big}
                disabled={recorder.busy}
                onClick={(event) => once(event, { result: 'left_message' })}
              >
                Left message
              </button>
              <button type="button" className={big} onClick={() => setMode('other')}>
                Other
              </button>
            </div>
          </div>
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
            <Conversation
              talk={talk}
              people={[person]}
              script={script}
              busy={recorder.busy}
              problem={conversation.problem}
              onChange={conversation.change}
              onSave={() => void saveTalk()}
              onBack={() => setMode('choose')}
            />
          )}
        </div>
      )}
    </>
  );
}

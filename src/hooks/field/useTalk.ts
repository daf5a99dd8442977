/** Owns a conversation as it is filled in: kept as a draft at every change, and given back after the phone died. */
import { useEffect, useState } from 'react';
import { emptyTalk, problemOf, reopenTalk, type Talk } from '../../core/field/talk.ts';
import { drafts } from '../drafts.ts';
import { isRecorded } from './record.ts';

export interface TalkState {
  readonly mode: 'choose' | 'talk' | 'other';
  readonly setMode: (mode: TalkState['mode']) => void;
  readonly talk: Talk;
  readonly change: (talk: Talk) => void;
  /** What stands against saving, once it was tried. */
  readonly problem: string | null;
  /** Whether it can be saved under this name; says what stands against it otherwise. */
  readonly check: (name: string | null) => boolean;
  /** Saved: the draft is done with. */
  readonly forget: () => Promise<void>;
}

/**
 * @param person whom it is with, where only one person can be.
 * @param phoneOf the number that is known of a person, to begin with.
 */
export function useTalk(
  key: string,
  person: string | null,
  phoneOf: (person: string | null) => string | null,
): TalkState {
  const [mode, setMode] = useState<TalkState['mode']>('choose');
  const [talk, setTalk] = useState<Talk>(() => emptyTalk(person));
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // Half a conversation, from before the phone died.
    let gone = false;
    void reopenTalk(drafts, key, isRecorded).then((restored) => {
      if (gone || restored === null) return;
      setTalk(restored);
      setMode('talk');
    });
    return () => {
      gone = true;
    };
  }, [key]);

  function change(next: Talk) {
    const wants = next.wantsSign || next.helps !== null;
    const filled = wants && next.phone === '' ? { ...next, phone: phoneOf(next.person) ?? '' } : next;
    setTalk(filled);
    setProblem(null);
    void drafts.save(key, filled);
  }

  function check(name: string | null): boolean {
    const wrong = problemOf(talk, name);
    setProblem(wrong);
    return wrong === null;
  }

  return { mode, setMode, talk, change, problem, check, forget: () => drafts.forget(key) };
}

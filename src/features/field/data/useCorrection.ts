/** What pressing a result does where this person saved one before: it adds to it, or replaces it. */
import { useState } from 'react';
import type { Attempt } from '../model/doors.ts';
import { keepFollowUps, correctionOf, type Kept, type Known } from '../model/correction.ts';
import type { TalkState } from './useConversation.ts';
import { correctionWords, replacesWords } from './words.ts';

export interface Correction {
  readonly correcting: boolean;
  readonly toggle: () => void;
  /** The fact that a result saved now takes the place of; null when it adds one. */
  readonly supersedes: string | null;
  /** Opens the conversation, with what was said where that is corrected. */
  readonly openTalk: () => void;
  /** The conversation as it is saved. */
  readonly toSave: () => Kept;
  /** What pressing a result does; null where nothing was saved before. */
  readonly note: string | null;
  /** What saving the conversation does; null where it replaces nothing. */
  readonly talkNote: string | null;
}

/**
 * @param own what this person saved here last.
 * @param known what this phone knows of it.
 */
export function useCorrection(own: Attempt | null, known: Known | null, conversation: TalkState): Correction {
  const [wanted, setWanted] = useState(false);
  const { talk, begin, setMode } = conversation;
  const correcting = wanted && own !== null;
  return {
    correcting,
    toggle: () => setWanted(!wanted),
    supersedes: correcting ? own.id : null,
    openTalk: () => (correcting && talk.corrects !== own.id ? begin(correctionOf(own, known)) : setMode('talk')),
    toSave: () => keepFollowUps(talk, own, known),
    note: own === null ? null : correctionWords(own, known, correcting),
    talkNote: talk.corrects === null ? null : replacesWords(own?.id === talk.corrects ? own : null, known),
  };
}

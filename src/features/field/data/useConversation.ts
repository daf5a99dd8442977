/** A conversation as it is filled in: kept as a draft at every change, and given back after the phone died. */
import { useEffect, useState } from 'react';
import {
  emptyConversation,
  problemOf,
  reopenConversation,
  type Conversation,
  type ConversationIds,
  type TalkProblem,
} from '../model/conversation.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { isRecorded } from './saveFact.ts';

/** Which follow-ups of a conversation are saved already though its result is not: they cannot be unticked any more. */
export interface SavedFollowUps {
  readonly sign: boolean;
  readonly volunteer: boolean;
}

const NONE: SavedFollowUps = { sign: false, volunteer: false };

export interface TalkState {
  readonly mode: 'choose' | 'talk' | 'other';
  readonly setMode: (mode: TalkState['mode']) => void;
  readonly talk: Conversation;
  readonly change: (talk: Conversation) => void;
  /** Opens this one instead, which becomes the draft with the first change. */
  readonly begin: (talk: Conversation) => void;
  readonly savedFollowUps: SavedFollowUps;
  /** Saving failed: what of it is on the disk after all? */
  readonly lookAgain: () => Promise<void>;
  /** What stands against saving, once it was tried. */
  readonly problem: TalkProblem | null;
  /** Whether it can be saved under this name; says what stands against it otherwise. */
  readonly check: (name: string | null) => boolean;
  /** Saved: the draft is done with. */
  readonly forget: () => Promise<void>;
}

/**
 * @param person whom it is with, where only one person can be.
 * @param phoneOf the number that is known of a person, to begin with.
 */
export function useConversation(
  key: string,
  person: string | null,
  phoneOf: (person: string | null) => string | null,
): TalkState {
  const [mode, setMode] = useState<TalkState['mode']>('choose');
  const [talk, setConversation] = useState<Conversation>(() => emptyConversation(person));
  const [problem, setProblem] = useState<TalkProblem | null>(null);
  const [savedFollowUps, setSavedFollowUps] = useState(NONE);

  useEffect(() => {
    // Half a conversation, from before the phone died.
    let gone = false;
    void reopenConversation(drafts, key, isRecorded).then(async (restored) => {
      if (restored === null) return;
      const saved = await followUpsSaved(restored.ids);
      if (gone) return;
      setSavedFollowUps(saved);
      setConversation(restored);
      setMode('talk');
    });
    return () => {
      gone = true;
    };
  }, [key]);

  function change(next: Conversation) {
    const wants = next.wantsSign || next.helps !== null;
    const filled = wants && next.phone === '' ? { ...next, phone: phoneOf(next.person) ?? '' } : next;
    setConversation(filled);
    setProblem(null);
    void drafts.save(key, filled);
  }

  function begin(next: Conversation) {
    setConversation(next);
    setSavedFollowUps(NONE);
    setProblem(null);
    setMode('talk');
  }

  function check(name: string | null): boolean {
    const wrong = problemOf(talk, name);
    setProblem(wrong);
    return wrong === null;
  }

  const forget = () => drafts.forget(key);
  const lookAgain = async () => setSavedFollowUps(await followUpsSaved(talk.ids));
  return { mode, setMode, talk, change, begin, savedFollowUps, lookAgain, problem, check, forget };
}

async function followUpsSaved({ sign, volunteer }: ConversationIds): Promise<SavedFollowUps> {
  const [hasSign, hasOffer] = await Promise.all([isRecorded(sign), isRecorded(volunteer)]);
  return { sign: hasSign, volunteer: hasOffer };
}

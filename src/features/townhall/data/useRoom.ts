/** A session's questions as they stand on this device: the server's answer, and what this person saved here. Brings Dexie. */
import { useMemo } from 'react';
import { deliveryOf, type Delivery } from '../../../core/outbox/delivery.ts';
import type { FactsHere } from '../../../core/outbox/view.ts';
import { useFactsAndItems } from '../../../hooks/useKeptFacts.ts';
import { useStaffRead, type CachedRead } from '../../../hooks/useStaff.ts';
import { questionActKind } from '../model/actKind.ts';
import { questionCardKind, type CardPayload } from '../model/cardKind.ts';
import { fold, type ActFact, type RoomQuestion } from '../model/fold.ts';
import { topicOf, type KeptHere } from './saveRoom.ts';
import { roomRead } from './roomRead.ts';
import { useNews } from './useNews.ts';

export interface Me {
  readonly userId: string;
  readonly fullName: string;
}

export interface Room {
  readonly read: CachedRead<RoomQuestion>;
  /** null until the server's and this device's are known. */
  readonly questions: readonly RoomQuestion[] | null;
}

export function useRoom(session: string, { userId, fullName }: Me): Room {
  const read = useStaffRead(roomRead(session));
  // What somebody else decided, as they do. What was newly asked is told to nobody (anybody could listen): the asking every few seconds stays.
  useNews(session, read);
  const here = useFactsAndItems(topicOf(session), userId, topicOf(session));
  const questions = useMemo(() => {
    if (here === null) return null;
    const own = savedIn(here);
    if (read.rows === null && own.length === 0) return null;
    const told = read.rows ?? [];
    const known = new Set(told.map(({ id }) => id));
    const cards = own.flatMap(({ id, said, delivery }) =>
      said.of === 'card' && !known.has(id) ? [asQuestion(id, said.card, said.at, delivery)] : [],
    );
    const acts = own.flatMap(({ id, said, delivery }): (ActFact & { readonly about: string })[] =>
      said.of === 'act'
        ? [
            {
              ...said.act,
              id,
              about: said.act.question,
              at: said.at,
              by: userId,
              byName: fullName,
              counts: true,
              delivery,
            },
          ]
        : [],
    );
    return [...told, ...cards].map((question) =>
      fold(
        question,
        acts.filter(({ about }) => about === question.id),
      ),
    );
  }, [read.rows, here, userId, fullName]);
  return { read, questions };
}

interface Saved {
  readonly id: string;
  readonly said: KeptHere;
  readonly delivery: Delivery;
}

function savedIn({ kept, waiting }: FactsHere): readonly Saved[] {
  const known = new Set(kept.map(({ id }) => id));
  // What a sign-out erased here still waits in the outbox.
  const left = waiting
    .filter(({ id, kind }) => !known.has(id) && (kind === questionActKind.kind || kind === questionCardKind.kind))
    .map(({ id, createdAt, kind, payload, state }) => ({
      id,
      state,
      fact: {
        at: Date.parse(createdAt),
        ...(kind === questionActKind.kind ? { of: 'act', act: payload } : { of: 'card', card: payload }),
      },
    }));
  return [...kept, ...left]
    .map(({ id, fact, state }) => ({
      id,
      said: fact as KeptHere, // saveRoom.ts wrote it, and the outbox kept it
      delivery: deliveryOf(state),
    }))
    .toSorted((a, b) => a.said.at - b.said.at || (a.id < b.id ? -1 : 1));
}

function asQuestion(id: string, card: CardPayload, at: number, delivery: Saved['delivery']): RoomQuestion {
  return {
    id,
    shownId: null,
    text: card.text,
    shownText: null,
    language: card.language,
    name: card.name,
    origin: card.origin,
    state: 'pending',
    topic: null,
    mergedInto: null,
    hidden: false,
    withdrawn: false,
    head: null,
    contested: false,
    appealed: false,
    carriedTo: null,
    suspect: false,
    askedAt: at,
    stagedAt: null,
    counted: 0,
    inRoom: 0,
    confirmed: 0,
    held: 0,
    answerEn: null,
    answerEs: null,
    answeredBy: null,
    answeredOn: null,
    promiseEn: null,
    promiseEs: null,
    dueOn: null,
    doneOn: null,
    reply: null,
    acts: [],
    wishes: [],
    delivery,
  };
}

/** Taking steps with a text, and saving it: one at a time, kept on this device, and in words when that could not be done. */
import type { Json } from '../../../core/outbox/record.ts';
import type { Draft } from '../../../core/content/kind.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import type { Action } from '../model/item.ts';
import type { RevisionPayload } from '../model/revisionKind.ts';
import type { StepPayload } from '../model/stepKind.ts';
import { saveRevision, saveStep } from './save.ts';

export type StepSaid = Partial<
  Pick<StepPayload, 'note' | 'reviewer' | 'reviewerName' | 'goLiveAt' | 'expireAt' | 'places' | 'reasonEn' | 'reasonEs'>
>;

export interface About {
  readonly item: string;
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
}

export interface Steps {
  readonly busy: boolean;
  /** Resolves with the new revision's id; null when it could not be kept. Never rejects. */
  readonly write: (about: About, wording: Wording) => Promise<string | null>;
  /** Resolves with whether it is on this device. Never rejects. */
  readonly take: (about: About, revision: string, action: Action, said?: StepSaid) => Promise<boolean>;
}

interface Wording {
  readonly body: Draft;
  readonly parent: string | null;
  readonly merged?: string;
  readonly restored?: string;
}

const NOTHING = { note: null, reviewer: null, reviewerName: null, goLiveAt: null, expireAt: null } as const;

export function useSteps(userId: string): Steps {
  const { busy, kept } = useSaving(m.content_not_saved, 'device');
  return {
    busy,
    async write(about, { body, parent, merged, restored }) {
      const payload: RevisionPayload = {
        ...about,
        parent,
        merged: merged ?? null,
        restored: restored ?? null,
        body: body as { readonly [field: string]: Json }, // a body is JSON: its schema has nothing else
      };
      let id: string | null = null;
      await kept(async () => {
        id = await saveRevision(userId, payload);
      });
      return id;
    },
    async take({ item, title }, revision, action, said = {}) {
      let done = false;
      await kept(async () => {
        await saveStep(userId, { ...NOTHING, ...said, item, title, revision, action });
        // What was published at once went out when it was saved: the server says the exact time.
        done = true;
      });
      return done;
    },
  };
}

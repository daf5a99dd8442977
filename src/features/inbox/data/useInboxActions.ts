/** One thing at a time about a line: saved on this device, and in words when it could not be kept. */
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import type { Said } from '../model/actions.ts';
import type { Action } from '../model/facts.ts';
import { isBid, type Entry } from '../model/fold.ts';
import type { KeptLine } from './reads.ts';
import { saveAction } from './saveAction.ts';

const NOTHING = { assignee: null, assigneeName: null, nextOn: null, outcome: null, note: null, tag: null } as const;

export interface Deed {
  readonly action: Action;
  readonly said?: Said;
}

export interface InboxActions {
  readonly busy: boolean;
  /** In this order. Resolves with whether all of them are on this device. Never rejects. */
  readonly act: (entry: Entry, line: KeptLine, ...deeds: readonly Deed[]) => Promise<boolean>;
}

export function useInboxActions(userId: string): InboxActions {
  const { busy, kept } = useSaving(m.inbox_not_saved, 'device');
  const act: InboxActions['act'] = (entry, line, ...deeds) =>
    kept(async () => {
      const about = { kind: entry.kind, submission: entry.id, name: entry.name ?? m.inbox_nobody() };
      for (const { action, said } of deeds) {
        const seen = isBid({ action }) ? entry.head : null;
        await saveAction(userId, { ...NOTHING, ...said, ...about, action, seen }, line);
      }
    });
  return { busy, act };
}

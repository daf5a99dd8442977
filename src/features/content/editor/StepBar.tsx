/** What can be done with a text by whoever looks at it: saving, and the steps on its way out. Within a thumb's reach on a phone. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import type { Localized } from '../../../core/content/fields.ts';
import type { ContentKind } from '../../../core/content/kind.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { StepSaid } from '../data/useSteps.ts';
import { offered, writersOf, type Who } from '../model/duties.ts';
import type { Action, Item } from '../model/item.ts';
import { LagNotice, type LaggingTexts } from '../parts/LagNotice.tsx';
import { actionWords, doneWords } from '../parts/stateWords.ts';
import { problemsOf } from '../model/problems.ts';
import { headsOf, lastStep } from '../model/item.ts';
import { TakeDownDialog } from './TakeDownDialog.tsx';
import { GoesOut } from './GoesOut.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { ChangesDialog, ReviewDialog, ScheduleDialog } from '../parts/StepDialogs.tsx';

interface StepBarProps {
  readonly kind: ContentKind;
  readonly item: Item;
  readonly me: Who;
  readonly now: number;
  readonly changed: boolean;
  /** Something that was typed is no number: nothing is saved beside it, nor goes out. */
  readonly unread: boolean;
  readonly busy: boolean;
  readonly onSave: () => void;
  /** Resolves with whether it is on this device. */
  readonly onStep: (action: Action, said?: StepSaid, reason?: Localized | null) => Promise<boolean>;
  /** What is about to be saved or sent on says something else than what was public last, and not why. */
  readonly asksReason: boolean;
  /** Why it says something else, as everyone will read it; null for none. */
  readonly reason: Localized | null;
  /** What one language says that the other has changed since, or lacks. */
  readonly lags: readonly LaggingTexts[];
}

const QUESTIONS: Partial<Record<Action, () => string>> = {
  published: m.content_publish_what,
};

/** Whose withdrawal is public, with its reason (withdrawn_commitments()). */
const PROMISES = 'commitment';

export function StepBar({ kind, item, me, now, changed, unread, busy, onSave, onStep, ...about }: StepBarProps) {
  const { asksReason, reason, lags } = about;
  const [asked, setAsked] = useState<Action | null>(null);
  const all = offered(item, kind.eyes, me, now);
  // What is being written is nobody's approval: it is saved first, and then it is another wording.
  const steps = changed ? changedSteps(kind, me, all) : all;
  const [head] = headsOf(item);
  const whole = head === undefined || changed || problemsOf(kind, head.body).size === 0;

  async function take(action: Action, said?: StepSaid, why: Localized | null = null) {
    // Not kept, on a full phone say: what was written stays for another try.
    if (!(await onStep(action, said, why))) return;
    toast({ type: 'success', title: doneWords[action] });
    setAsked(null);
  }

  const together = head === undefined ? null : (lastStep(item, head.id)?.release ?? null);

  function press(action: Action) {
    if (action === 'unscheduled' && together !== null) setAsked(action);
    else if (action === 'approved' || action === 'verified' || action === 'unscheduled') void take(action);
    // Without its own reason it does not go out: that is asked for, and then it is another text for the reviewer.
    else if (goesOut(action) && asksReason) setAsked('submitted');
    else setAsked(action);
  }

  const questions: Partial<Record<Action, () => string>> = {
    ...QUESTIONS,
    ...(together === null ? {} : { unscheduled: () => m.content_release_calls_off({ name: together }) }),
  };
  // What is typed now is this person's, too.
  const writers = new Set([...(head ? writersOf(item, head) : []), ...(changed ? [me.userId] : [])]);
  const dialog = { busy, onCancel: () => setAsked(null) };
  return (
    <div className={bar}>
      {me.publishes ? (
        <Button disabled={!changed || unread} busy={busy && m.ui_saving()} onClick={onSave}>
          {m.content_save()}
        </Button>
      ) : null}
      {steps.map((action, at) => (
        <Button
          key={action}
          variant={at === 0 && !changed ? 'primary' : 'secondary'}
          disabled={busy || (changed && unread) || (goesOut(action) && !whole)}
          onClick={() => press(action)}
        >
          {actionWords[action]()}
        </Button>
      ))}
      {asked === 'submitted' ? (
        <ReviewDialog
          {...dialog}
          eyes={kind.eyes}
          writers={writers}
          asksReason={asksReason}
          onDone={(said, why) => take('submitted', said, why)}
        >
          <LagNotice lags={lags} />
        </ReviewDialog>
      ) : null}
      {asked === 'changes_requested' ? (
        <ChangesDialog {...dialog} onDone={(said) => take('changes_requested', said)} />
      ) : null}
      {asked === 'scheduled' ? (
        <ScheduleDialog {...dialog} now={now} onDone={(said) => take('scheduled', said)}>
          <GoesOut reason={reason} lags={lags} />
        </ScheduleDialog>
      ) : null}
      {asked === 'unpublished' && kind.kind === PROMISES ? (
        <WithdrawDialog {...dialog} item={item.id} onDone={(said) => take('unpublished', said)} />
      ) : null}
      {asked === 'unpublished' && kind.kind !== PROMISES ? (
        <TakeDownDialog
          item={item.id}
          busy={busy && m.ui_saving()}
          onYes={() => void take('unpublished')}
          onNo={dialog.onCancel}
        />
      ) : null}
      {asked !== null && questions[asked] !== undefined ? (
        <ConfirmDialog
          title={actionWords[asked]()}
          text={questions[asked]?.() ?? ''}
          yes={actionWords[asked]()}
          no={m.ui_cancel()}
          busy={busy && m.ui_saving()}
          onYes={() => void take(asked, asked === 'published' ? { goLiveAt: new Date().toISOString() } : {})}
          onNo={() => setAsked(null)}
        >
          {asked === 'published' ? <GoesOut reason={reason} lags={lags} /> : null}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

const goesOut = (action: Action) => action === 'published' || action === 'scheduled';

/** The steps that a wording may take which is saved by the same press. */
function changedSteps({ eyes }: ContentKind, me: Who, all: readonly Action[]): readonly Action[] {
  if (!me.publishes) return [];
  const fresh: readonly Action[] = eyes === 1 ? ['published', 'scheduled', 'submitted'] : ['submitted'];
  return [...fresh, ...all.filter((action) => action === 'unpublished')];
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBottom: '5',
  paddingBlock: '2',
});

/** What can be done with a release: putting something in, sending all of it out now or at a time, calling that off, giving it up. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toaster.tsx';
import type { ReleaseSaid } from '../data/useReleases.ts';
import type { ReleaseState } from '../model/release.ts';
import type { ReleaseAction } from '../model/releaseKind.ts';
import { ScheduleDialog } from '../parts/StepDialogs.tsx';

interface ReleaseBarProps {
  readonly state: ReleaseState;
  readonly may: boolean;
  readonly busy: boolean;
  /** Nothing of it keeps it from going out. */
  readonly ready: boolean;
  readonly now: number;
  readonly onAdd: () => void;
  /** Resolves with whether it is on this device. */
  readonly onStep: (action: ReleaseAction, said?: ReleaseSaid) => Promise<boolean>;
}

type Asked = 'published' | 'scheduled' | 'called_off' | 'dropped';

const questions: Readonly<Record<Exclude<Asked, 'scheduled'>, readonly [() => string, () => string]>> = {
  published: [m.content_release_publish, m.content_release_publish_what],
  called_off: [m.content_do_unschedule, m.content_release_call_off_what],
  dropped: [m.content_release_drop, m.content_release_drop_what],
};

const doneWords: Readonly<Record<Asked, () => string>> = {
  published: m.content_done_publish,
  scheduled: m.content_done_schedule,
  called_off: m.content_done_unschedule,
  dropped: m.content_release_dropped,
};

export function ReleaseBar({ state, may, busy, ready, now, onAdd, onStep }: ReleaseBarProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!may || state === 'out' || state === 'dropped') return null;

  async function take(action: Asked, said?: ReleaseSaid) {
    // Not kept, on a full phone say: what was chosen stays for another try.
    if (!(await onStep(action, said))) return;
    toast({ type: 'success', title: doneWords[action] });
    setAsked(null);
  }

  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '5', paddingBlock: '2' })}>
      {state === 'open' ? (
        <>
          <Button variant={ready ? 'secondary' : 'primary'} disabled={busy} onClick={onAdd}>
            {m.content_release_add()}
          </Button>
          <Button
            variant={ready ? 'primary' : 'secondary'}
            disabled={busy || !ready}
            onClick={() => setAsked('published')}
          >
            {m.content_release_publish()}
          </Button>
          <Button variant="secondary" disabled={busy || !ready} onClick={() => setAsked('scheduled')}>
            {m.content_release_schedule()}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => setAsked('dropped')}>
            {m.content_release_drop()}
          </Button>
        </>
      ) : (
        <Button variant="secondary" disabled={busy} onClick={() => setAsked('called_off')}>
          {m.content_do_unschedule()}
        </Button>
      )}
      {asked === 'scheduled' ? (
        <ScheduleDialog
          busy={busy}
          now={now}
          onCancel={() => setAsked(null)}
          onDone={({ goLiveAt, expireAt }) =>
            take('scheduled', { goLiveAt: goLiveAt ?? null, expireAt: expireAt ?? null })
          }
        />
      ) : asked === null ? null : (
        <ConfirmDialog
          title={questions[asked][0]()}
          text={questions[asked][1]()}
          yes={questions[asked][0]()}
          no={m.ui_cancel()}
          busy={busy && m.ui_saving()}
          onYes={() => void take(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  );
}

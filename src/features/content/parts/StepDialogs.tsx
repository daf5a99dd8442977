/** The steps that need more than a press: whom to ask, what to change, when to go out. */
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Localized } from '../../../core/content/fields.ts';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { listed } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { instantsOf } from '../../events/model/zone.ts';
import { reviewersRead } from '../data/reads.ts';
import type { StepSaid } from '../data/useSteps.ts';
import { reviewersFor } from '../model/duties.ts';
import { planned, type Plan, type WrongPlan } from '../model/schedule.ts';
import { ReasonFields, useReason } from './ReasonFields.tsx';
import { townMoment } from './townMoment.ts';

interface StepDialogProps {
  readonly busy: boolean;
  readonly onDone: (said: StepSaid) => Promise<void>;
  readonly onCancel: () => void;
  /** What is to be known before it is done. */
  readonly children?: ReactNode;
}

const MOST = 2000;
const noteOf = (text: string) => text.trim().slice(0, MOST) || null;

interface ReviewDialogProps extends Omit<StepDialogProps, 'onDone'> {
  readonly eyes: 1 | 2;
  /** Who wrote of it since the last approval: of two eyes none of them approves it. */
  readonly writers: ReadonlySet<string>;
  /** Why the version says something else than the last one must be said before it goes on. */
  readonly asksReason: boolean;
  readonly onDone: (said: StepSaid, reason: Localized | null) => Promise<void>;
}

export function ReviewDialog({ busy, eyes, writers, asksReason, onDone, onCancel, children }: ReviewDialogProps) {
  const { rows } = useStaffRead(reviewersRead);
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const reason = useReason();
  const { others, coauthors } = reviewersFor(rows ?? [], eyes, writers);
  async function save() {
    const why = asksReason ? reason.read() : null;
    if (asksReason && why === null) return;
    const person = rows?.find(({ user_id: id }) => id === to);
    await onDone({ reviewer: person?.user_id ?? null, reviewerName: person?.name ?? null, note: noteOf(note) }, why);
  }
  const what = eyes === 2 ? m.content_two_eyes() : m.content_one_eye();
  return (
    <Dialog
      open
      onClose={onCancel}
      title={m.content_do_submit()}
      description={asksReason ? m.content_reason_then_review() : what}
    >
      <StackedForm onSubmit={save}>
        {children}
        {asksReason ? <ReasonFields {...reason} /> : null}
        <SelectField
          label={m.content_reviewer()}
          placeholder={m.content_reviewer_anybody()}
          value={to}
          options={others.map(({ user_id: value, name: label }) => ({ value, label }))}
          onChange={({ target }) => setTo(target.value)}
        />
        {coauthors.length === 0 ? null : (
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
            {m.content_coauthors({ names: listed(coauthors.map(({ name }) => name)) })}
          </p>
        )}
        <TextAreaField
          label={m.content_note()}
          mark={m.ui_optional()}
          maxLength={MOST}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <SaveCancel save={m.content_do_submit()} busy={busy} onCancel={onCancel} />
      </StackedForm>
    </Dialog>
  );
}

export function ChangesDialog({ busy, onDone, onCancel }: StepDialogProps) {
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState(false);
  async function save() {
    const text = noteOf(note);
    setWrong(text === null);
    if (text !== null) await onDone({ note: text });
  }
  return (
    <Dialog open onClose={onCancel} title={m.content_do_request()}>
      <StackedForm onSubmit={save}>
        <TextAreaField
          label={m.content_changes_which()}
          required
          maxLength={MOST}
          error={wrong ? m.content_missing() : null}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <SaveCancel save={m.content_do_request()} busy={busy} onCancel={onCancel} />
      </StackedForm>
    </Dialog>
  );
}

const wrongWords: Readonly<Record<WrongPlan['why'], () => string>> = {
  missing: m.content_missing,
  skipped: m.content_time_skipped,
  past: m.content_time_past,
  far: m.content_time_far,
  order: m.content_time_order,
};

export function ScheduleDialog({ busy, now, onDone, onCancel, children }: StepDialogProps & { readonly now: number }) {
  const { timeZone } = campaignNow();
  const [when, setWhen] = useState('');
  const [second, setSecond] = useState(false);
  const [until, setUntil] = useState('');
  // Which of two, once somebody said so.
  const [untilSecond, setUntilSecond] = useState<boolean | null>(null);
  const [pressed, setPressed] = useState(false);
  const plan = planned({ when, second, until, untilSecond }, now, timeZone);
  const wrong = 'why' in plan ? plan : null;
  const wrongOf = (one: WrongPlan['of']) => (pressed && wrong?.of === one ? wrongWords[wrong.why]() : null);
  async function save() {
    setPressed(true);
    if ('why' in plan) return;
    const { goLiveAt, expireAt } = plan;
    await onDone({
      goLiveAt: new Date(goLiveAt).toISOString(),
      expireAt: expireAt === null ? null : new Date(expireAt).toISOString(),
    });
  }
  return (
    <Dialog open onClose={onCancel} title={m.content_do_schedule()} description={m.content_schedule_what()}>
      <StackedForm onSubmit={save}>
        {children}
        <TextField
          type="datetime-local"
          label={m.content_when()}
          hint={m.content_when_hint({ zone: timeZone })}
          required
          error={wrongOf('when')}
          value={when}
          onChange={({ target }) => setWhen(target.value)}
        />
        <WhichHour label={m.content_twice()} of={when} second={second} onSecond={setSecond} />
        <TextField
          type="datetime-local"
          label={m.content_expires()}
          mark={m.ui_optional()}
          error={wrongOf('until')}
          value={until}
          onChange={({ target }) => {
            setUntil(target.value);
            setUntilSecond(null);
          }}
        />
        <WhichHour
          label={m.content_twice_until()}
          of={until}
          second={untilSecond ?? secondEnd(plan, until, timeZone)}
          onSecond={setUntilSecond}
        />
        {'why' in plan ? null : (
          <p>
            {m.content_goes_live({ when: townMoment(plan.goLiveAt) })}
            {plan.expireAt === null ? null : <> {m.content_until({ when: townMoment(plan.expireAt) })}</>}
          </p>
        )}
        <SaveCancel save={m.content_do_schedule()} busy={busy} onCancel={onCancel} />
      </StackedForm>
    </Dialog>
  );
}

/** Which one the plan took where nobody said. */
const secondEnd = (plan: Plan, until: string, timeZone: string): boolean =>
  !('why' in plan) && plan.expireAt !== null && plan.expireAt === instantsOf(wallOf(until), timeZone)[1];

interface WhichHourProps {
  readonly label: string;
  /** 2026-11-01T01:30 */
  readonly of: string;
  readonly second: boolean;
  readonly onSecond: (second: boolean) => void;
}

/** Where the clocks go back an hour comes twice: which of the two. */
function WhichHour({ label, of, second, onSecond }: WhichHourProps) {
  const twice = instantsOf(wallOf(of), campaignNow().timeZone);
  if (twice.length < 2) return null;
  return (
    <SelectField
      label={label}
      value={second ? '1' : '0'}
      options={twice.map((at, index) => ({ value: String(index), label: townMoment(at) }))}
      onChange={({ target }) => onSecond(target.value === '1')}
    />
  );
}

const wallOf = (value: string) => ({ day: value.slice(0, 10), time: value.slice(11, 16) });

/** The event form: its fields, saving against the version it began with, and what others changed meanwhile. */
import type { Message } from '../../../core/label.ts';
import { useRef, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { rowsPath } from '../../../backend/paths.ts';
import { isRequestError } from '../../../core/session/request.ts';
import { requestWords, tellUnforeseen } from '../../../hooks/requestWords.ts';
import { KeptBanner, Notice, Pair } from '../../../forms/FormParts.tsx';
import { useCampaignForm } from '../../../forms/useCampaignForm.ts';
import { useDraft } from '../../../forms/useDraft.ts';
import type { FieldMessages } from '../../../forms/valibotAdapter.ts';
import { eventsRead, KINDS, parseSaved, type SavedEvent } from '../data/reads.ts';
import { kindNames } from '../data/words.ts';
import { m } from '../../../messages/messages.js';
import { staffApi, useStaffRead } from '../../../hooks/useStaff.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { Differences } from './Differences.tsx';
import { differences, merged } from './merge.ts';
import { meantField } from './meantField.ts';
import { forgetNewEventId, newEventId } from './newEventId.ts';
import { eventSchema, labels, toValues, type EventDetails, type EventValues } from './schema.ts';

export interface EventFormProps {
  readonly initial: EventValues;
  /** The event as the person found it; null for a new one. */
  readonly saved: SavedEvent | null;
  /** How many people were promised a place. */
  readonly promised: number;
  /** Where what is typed is kept until it is saved. */
  readonly draftKey: string;
}

export function EventForm({ initial, saved, promised, draftKey }: EventFormProps) {
  const navigate = useNavigate();
  const events = useStaffRead(eventsRead);
  const [base, setBase] = useState(saved);
  const [theirs, setTheirs] = useState<SavedEvent | null>(null);
  const [notice, setNotice] = useState<Message | null>(null);
  // Made once: a second press after a lost answer must not make a second event.
  const newId = useRef('');
  const [schema] = useState(() =>
    eventSchema({
      now: () => Date.now(),
      savedStart: saved?.date ?? null,
      savedCapacity: saved?.capacity ?? null,
      promised,
    }),
  );
  const { ref, form } = useCampaignForm<EventValues, EventDetails>({ schema, initial, onSubmit: send });
  const draft = useDraft<EventValues, never>({
    form,
    initial,
    keyNow: () => draftKey,
    editing: null,
    toValues: (never) => never,
    onGone: () => undefined,
  });
  const text = (name: string) => ({ label: labels[name]?.() ?? name, autoComplete: 'off', ...form.field(name) });

  async function send(details: EventDetails): Promise<FieldMessages> {
    setNotice(null);
    newId.current ||= newEventId(draftKey);
    const id = base?.id ?? newId.current;
    try {
      const api = await staffApi();
      await api.rpc('save_event', { event: id, expected_version: base?.version ?? null, details });
    } catch (cause) {
      return failed(cause, id);
    }
    draft.keeper.pause();
    draft.forget(draftKey);
    forgetNewEventId(draftKey);
    toast({ type: 'success', title: base ? m.admin_event_changed : m.admin_event_made });
    await events.refresh();
    await navigate({ href: `/events/${id}` });
    return {};
  }

  async function failed(cause: unknown, id: string): Promise<FieldMessages> {
    if (isRequestError(cause) && cause.kind === 'conflict' && base) {
      try {
        const path = rowsPath('events', { select: '*', where: { id: `eq.${id}` } });
        const rows = await (await staffApi()).get(path);
        setTheirs(parseSaved(Array.isArray(rows) ? rows[0] : null));
        return {};
      } catch (again) {
        tellUnforeseen(again);
        setNotice(() => () => requestWords(again));
        return {};
      }
    }
    tellUnforeseen(cause);
    const words = () => requestWords(cause);
    const kept = isRequestError(cause) && cause.kind === 'offline';
    setNotice(() => (kept ? () => m.admin_event_kept({ why: words() }) : words));
    const field = meantField(cause);
    return field === undefined ? {} : { [field]: words() };
  }

  const found = base && theirs ? differences(toValues(base), toValues(theirs), form.values) : [];

  return (
    <>
      {/* beside the form, not in it: Felte takes every named control inside for a field */}
      {theirs ? (
        <Differences
          found={found}
          onChosen={(keepMine) => {
            form.fill(merged(toValues(theirs), form.values, found, keepMine));
            setBase(theirs);
            setTheirs(null);
          }}
        />
      ) : null}
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className={css({ display: 'grid', gap: '5' })}
      >
        {draft.restored ? <KeptBanner editing={saved !== null} onClear={draft.clear} /> : null}
        <TextField required {...text('title')} />
        <Pair>
          <SelectField
            options={KINDS.map((value) => ({ value, label: kindNames[value]() }))}
            label={m.admin_event_kind()}
            {...form.field('kind')}
          />
          <SelectField
            options={[
              { value: 'public', label: m.admin_event_everybody() },
              { value: 'staff', label: m.admin_event_staff_only() },
            ]}
            label={m.admin_event_visibility()}
            {...form.field('visibility')}
          />
        </Pair>
        <Pair>
          <TextField required type="date" {...text('day')} />
          <Pair>
            <TextField required type="time" {...text('start')} />
            <TextField required type="time" {...text('end')} />
          </Pair>
        </Pair>
        <TextField type="date" mark={m.ui_optional()} {...text('endDay')} />
        <TextField required {...text('location')} />
        <TextAreaField mark={m.ui_optional()} rows={2} {...text('directions')} />
        <TextAreaField
          mark={m.ui_optional()}
          rows={2}
          hint={m.admin_event_accessibility_hint()}
          {...text('accessibility')}
        />
        <TextField
          mark={m.ui_optional()}
          inputMode="numeric"
          hint={m.admin_event_capacity_hint()}
          {...text('capacity')}
        />
        <TextAreaField mark={m.ui_optional()} {...text('description')} />
        <TextAreaField mark={m.ui_optional()} rows={2} {...text('instructions')} />
        <TextField mark={m.ui_optional()} {...text('host')} />
        <Notice>{notice?.()}</Notice>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button type="submit" size="lg" busy={form.submitting ? m.ui_saving() : false} disabled={theirs !== null}>
            {base ? m.admin_event_save() : m.admin_event_make()}
          </Button>
          <ButtonLink href={base ? `/events/${base.id}` : '/events'} variant="ghost">
            {m.ui_cancel()}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

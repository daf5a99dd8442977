/** The inside of every form dialog: the fields, what was kept, what went wrong, Cancel and submit. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { currentLocale } from '../core/locale.ts';
import { receiptCode } from '../core/outbox/receipt.ts';
import type { AnalyticsName } from '../hooks/analytics.ts';
import { go } from '../hooks/place.ts';
import { trackEvent } from '../hooks/useTrack.ts';
import { m } from '../messages/messages.js';
import { useSubmission } from './useSubmission.ts';
import { Button } from '../ui/Button.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { toast } from '../ui/toaster.tsx';
import type { FormDefinition } from './definition.ts';
import { editDraftKey } from './editing.ts';
import { LONGEST_MS, WORDING_VERSION, type FilledIn, type FormPayload } from './filledIn.ts';
import { KeptBanner, Notice } from './FormParts.tsx';
import { reactTo, type Reaction } from './reaction.ts';
import type { SubmitResult } from './submit.ts';
import { Trap } from './Trap.tsx';
import { useCampaignForm, type CampaignForm, type FormValues } from './useCampaignForm.ts';
import { useDraft } from './useDraft.ts';

/** A message that cannot be shown must not turn a saved form into a failed one. */
function say({ toast: message, receiptFor }: Reaction, openOutbox: () => void) {
  const label = receiptFor
    ? () => m.forms_receipt({ code: receiptCode(receiptFor) })
    : message.type === 'saved'
      ? m.forms_see_saved
      : null;
  try {
    toast({ ...message, ...(label ? { action: { label, onClick: openOutbox } } : {}) });
  } catch (cause) {
    reportError(cause);
  }
}

export interface SubmissionFormProps<V extends FormValues, P extends FormPayload, N extends AnalyticsName> {
  readonly definition: FormDefinition<V, P, N>;
  readonly initial: V;
  readonly draftKey: string;
  /** The item that this form changes; null for a new one. */
  readonly editing: string | null;
  readonly onClose: () => void;
  readonly children: (form: CampaignForm<V>) => ReactNode;
}

/** Stays in sight while a long form scrolls behind it. */
const actions = css({
  position: 'sticky',
  // the scrolling sheet's own padding, so that nothing shows below
  bottom: { base: '-5', md: '-8' },
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  justifyContent: 'flex-end',
  paddingBlock: '3',
  backgroundColor: 'sheet',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
});

export function SubmissionForm<V extends FormValues, P extends FormPayload, N extends AnalyticsName>(
  props: SubmissionFormProps<V, P, N>,
) {
  const { definition, initial, editing, onClose, children } = props;
  /** The answer that left the form open. Put into words when drawn: the language can change under it. */
  const [answer, setAnswer] = useState<SubmitResult | null>(null);
  const shown = useRef(true);
  const trap = useRef<HTMLInputElement>(null);
  const openedAt = useRef<number | null>(null);
  const submission = useSubmission(definition.submission, editing, definition.ports);

  const keyNow = () => {
    const id = submission.savedId();
    return id === null ? props.draftKey : editDraftKey(id);
  };

  const { ref, form } = useCampaignForm<V, P>({ schema: definition.schema, initial, onSubmit: send });
  const draft = useDraft({
    form,
    initial,
    keyNow,
    editing,
    toValues: definition.toValues,
    onGone: submission.startAnew,
  });

  useEffect(() => {
    shown.current = true;
    openedAt.current ??= performance.now();
    return () => {
      shown.current = false;
    };
  }, []);

  function filledIn(): FilledIn {
    // What was typed on an earlier visit may be sent at once.
    const known = openedAt.current !== null && !draft.restored && editing === null;
    const ms = known ? Math.min(Math.round(performance.now() - (openedAt.current ?? 0)), LONGEST_MS) : null;
    const agreed = { language: currentLocale(), wording: WORDING_VERSION };
    return { trap: trap.current?.value ?? '', ms, agreed };
  }

  async function send(checked: P, values: V) {
    const payload: P = { ...checked, filledIn: filledIn() };
    draft.keeper.pause();
    setAnswer(null);
    const result = await submission.submit(payload, keyNow());
    const special = result.kind === 'delivered' ? await definition.successOf?.(payload, result.id) : null;
    const reaction = reactTo(result, special ?? definition.success);
    say(reaction, () => go('/outbox'));
    if (!reaction.done) {
      setAnswer(result);
      draft.keeper.resume(keyNow(), values);
      return () => reactTo(result, definition.success).fields;
    }
    const { event, track, onKept } = definition;
    // A change is not another sign-up.
    if (editing === null && event && track) trackEvent(event, track(payload));
    if ('id' in result) onKept?.(result.id, payload);
    draft.forget(props.draftKey);
    // Closed by the person while it was on its way: they are somewhere else by now.
    if (shown.current) {
      form.fill(initial);
      onClose();
    }
    return {};
  }

  const notice = answer && reactTo(answer, definition.success).notice;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus only passes through here
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      // browsers bring only the caret of a text area into view, which may be behind the buttons
      onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })}
      className={css({
        display: 'flex',
        flexDirection: 'column',
        gap: '5',
        // a field reached with the Tab key stops above the buttons, not behind them
        '& :is(input, select, textarea)': { scrollMarginBlock: '6rem' },
      })}
    >
      <LanguageSwitch className={css({ alignSelf: 'flex-start', marginLeft: '-2', marginBlock: '-3' })} />
      {draft.restored ? <KeptBanner editing={editing !== null} onClear={draft.clear} /> : null}
      {children(form)}
      <Trap ref={trap} />
      <Notice>{notice ?? (draft.gone ? m.forms_gone() : null)}</Notice>
      <div className={actions}>
        <Button variant="ghost" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={form.submitting ? definition.busyLabel() : false}>
          {definition.submitLabel()}
        </Button>
      </div>
    </form>
  );
}

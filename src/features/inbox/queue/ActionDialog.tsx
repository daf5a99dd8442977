/** The dialog of whatever needs more than a press. */
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Colleague } from '../data/reads.ts';
import type { Outcome } from '../model/facts.ts';
import { ContactForm, SnoozeForm } from './dayForms.tsx';
import type { FormProps } from './formProps.ts';
import { AssignForm, NoteForm, TagForm } from './forms.tsx';

const titles = {
  assigned: m.inbox_title_assign,
  contacted: m.inbox_title_contact,
  snoozed: m.inbox_view_waiting,
  note: m.inbox_note,
  tagged: m.inbox_tag,
} as const;

export const ASKING = ['assigned', 'contacted', 'snoozed', 'note', 'tagged'] as const;
export type Asking = (typeof ASKING)[number];

export interface ActionDialogProps extends FormProps {
  readonly asking: Asking;
  /** What probably came of it, after a press on "call", "text" or "mail". */
  readonly outcome: Outcome | null;
  readonly colleagues: readonly Colleague[];
  readonly tags: readonly string[];
}

export function ActionDialog({ asking, outcome, colleagues, tags, ...form }: ActionDialogProps) {
  return (
    <Dialog open onClose={form.onCancel} title={titles[asking]()} description={form.entry.name ?? m.inbox_nobody()}>
      {asking === 'assigned' ? <AssignForm {...form} colleagues={colleagues} /> : null}
      {asking === 'contacted' ? <ContactForm {...form} outcome={outcome} /> : null}
      {asking === 'snoozed' ? <SnoozeForm {...form} /> : null}
      {asking === 'note' ? <NoteForm {...form} /> : null}
      {asking === 'tagged' ? <TagForm {...form} tags={tags} /> : null}
    </Dialog>
  );
}

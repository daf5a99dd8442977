/** The dialog of whatever needs more than a press: words for the wall, an answer, a reason, or another idea. */
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { DecisionFormProps } from './formProps.ts';
import { MergeForm } from './MergeForm.tsx';
import { PublishForm } from './PublishForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { RespondForm } from './RespondForm.tsx';

export type Asking = 'published' | 'responded' | 'merged' | 'declined' | 'note';

const titles: Readonly<Record<Asking, () => string>> = {
  published: m.ideas_do_publish,
  responded: m.ideas_do_respond,
  merged: m.ideas_do_merge,
  declined: m.ideas_do_decline,
  note: m.ideas_do_note,
};

export function DecisionDialog({ asking, ...form }: DecisionFormProps & { readonly asking: Asking }) {
  return (
    <Dialog open onClose={form.onClose} title={titles[asking]()}>
      {asking === 'published' ? <PublishForm {...form} /> : null}
      {asking === 'responded' ? <RespondForm {...form} /> : null}
      {asking === 'merged' ? <MergeForm {...form} /> : null}
      {asking === 'declined' || asking === 'note' ? <ReasonForm {...form} action={asking} /> : null}
    </Dialog>
  );
}

/** Why a report is kept off: for staff alone. */
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import type { Action, ReportAct } from '../model/deskKinds.ts';
import { declineSchema } from '../model/deskSchemas.ts';
import { useFields } from '../parts/useFields.ts';

export interface DecideFormProps {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (said: Partial<ReportAct> & { readonly action: Action }) => Promise<void>;
}

export function DeclineForm({ busy, onClose, onDecide }: DecideFormProps) {
  const { field, checked } = useFields({ reason: '' });
  async function save() {
    const read = checked(declineSchema);
    if (read !== null) await onDecide({ action: 'decline', ...read });
  }
  return (
    <StackedForm onSubmit={save}>
      <TextAreaField label={m.places_reason()} hint={m.places_reason_hint()} required rows={3} {...field('reason')} />
      <SaveCancel save={m.places_do_decline()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}

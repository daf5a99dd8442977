/** A form in a dialog: closes on Cancel and on success, stays open on failure. The feature brings the fields. */
import { useState, type ReactNode } from 'react';
import type { AnalyticsName } from '../hooks/useTrack.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { FormDefinition } from './definition.ts';
import { editDraftKey, editedItem, endEdit } from './editing.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { CampaignForm, FormValues } from './useCampaignForm.ts';

export interface FormDialogProps<V extends FormValues, P, N extends AnalyticsName> {
  readonly definition: FormDefinition<V, P, N>;
  readonly initial: V;
  readonly title: string;
  readonly description?: ReactNode;
  /** Tells apart drafts of one form, for instance by event. */
  readonly draftSuffix?: string;
  readonly onClose: () => void;
  readonly children: (form: CampaignForm<V>) => ReactNode;
}

export function FormDialog<V extends FormValues, P, N extends AnalyticsName>(props: FormDialogProps<V, P, N>) {
  const { definition, initial, title, description, draftSuffix, onClose, children } = props;
  const { name } = definition;
  const [editing] = useState(() => editedItem(name));
  const close = () => {
    endEdit(name);
    onClose();
  };
  const draftKey = editing === null ? (draftSuffix ? `${name}:${draftSuffix}` : name) : editDraftKey(editing);
  return (
    <Dialog open onClose={close} title={editing === null ? title : `Change: ${title}`} description={description}>
      <SubmissionForm definition={definition} initial={initial} draftKey={draftKey} editing={editing} onClose={close}>
        {children}
      </SubmissionForm>
    </Dialog>
  );
}

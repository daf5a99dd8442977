/** A form in a dialog: closes on Cancel and on success, stays open on failure. The feature brings the fields. */
import { useEffect, useState, type ReactNode } from 'react';
import type { AnalyticsName } from '../hooks/analytics.ts';
import { m } from '../messages/messages.js';
import { Dialog } from '../ui/Dialog.tsx';
import type { FormDefinition } from './definition.ts';
import { beginEdit, editDraftKey, editedItem, endEdit } from './editing.ts';
import type { FormPayload } from './filledIn.ts';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { CampaignForm, FormValues } from './useCampaignForm.ts';

/** Not the switch of the language, which stands above it. */
const firstField = () => document.querySelector<HTMLElement>('[role=dialog] :is(input, select, textarea)');

export interface FormDialogProps<V extends FormValues, P extends FormPayload, N extends AnalyticsName> {
  readonly definition: FormDefinition<V, P, N>;
  readonly initial: V;
  readonly title: string;
  readonly description?: ReactNode;
  /** Tells apart drafts of one form, for instance by event. */
  readonly draftSuffix?: string;
  readonly onClose: () => void;
  readonly children: (form: CampaignForm<V>) => ReactNode;
}

export function FormDialog<V extends FormValues, P extends FormPayload, N extends AnalyticsName>(
  props: FormDialogProps<V, P, N>,
) {
  const { definition, initial, title, description, draftSuffix, onClose, children } = props;
  const { name } = definition;
  const [editing] = useState(() => editedItem(name));
  useEffect(() => {
    if (editing !== null) beginEdit(name, editing);
    // Also when the phone's back button takes the dialog away; a reload runs no cleanup and stays in the edit.
    return () => endEdit(name);
  }, [name, editing]);
  const draftKey = editing === null ? (draftSuffix ? `${name}:${draftSuffix}` : name) : editDraftKey(editing);
  return (
    <Dialog
      open
      onClose={onClose}
      title={editing === null ? title : m.forms_change({ title })}
      description={description}
      initialFocusEl={firstField}
    >
      <SubmissionForm definition={definition} initial={initial} draftKey={draftKey} editing={editing} onClose={onClose}>
        {children}
      </SubmissionForm>
    </Dialog>
  );
}

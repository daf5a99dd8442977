/** Reporting a place: what it is, where it is, where one stands, whether somebody could get hurt, pictures. Saved first, then sent. */
import { useMemo, useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import type { FormDefinition } from '../../../forms/definition.ts';
import { editDraftKey, editedItem } from '../../../forms/editing.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { saidIn } from '../../../core/content/said.ts';
import { m } from '../../../messages/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/TextInput.tsx';
import { draftKeyOf, isAnother, REPORT_FORM } from '../model/drafts.ts';
import { reportKind, type ReportPayload } from '../model/reportKind.ts';
import { EMPTY, reportSchema, type ReportValues } from '../model/reportSchema.ts';
import { KINDS, type Site } from '../model/site.ts';
import { hereText, spotText } from '../model/spot.ts';
import { useReportPictures } from '../data/useReportPictures.ts';
import { Emergency } from './Emergency.tsx';
import { kindWords } from './words.ts';
import { NearReport } from './NearReport.tsx';
import { PicturesField } from './PicturesField.tsx';
import { PinField } from './PinField.tsx';

const definition: FormDefinition<ReportValues, ReportPayload, never> = {
  name: REPORT_FORM,
  schema: reportSchema,
  submission: reportKind,
  toValues: ({ kind, text, danger, address, pin, here, about }) => ({
    kind,
    text,
    danger,
    address: address ?? '',
    pin: pin ? spotText(pin) : '',
    here: here ? hereText(here) : '',
    about: about ?? '',
  }),
  submitLabel: m.places_report_send,
  busyLabel: m.forms_submitting,
  success: { title: m.places_report_thanks, description: m.places_report_thanks_more },
};

export interface ReportDialogProps {
  /** The place that something is wrong about; null for a new one. */
  readonly about: Site | null;
  /** The end of its draft's name. */
  readonly draft: string;
  readonly onClose: () => void;
}

export default function ReportDialog({ about, draft, onClose }: ReportDialogProps) {
  const locale = useLocale();
  const [draftKey] = useState(() => {
    const edited = editedItem(definition.name);
    return edited === null ? draftKeyOf(draft) : editDraftKey(edited);
  });
  const pictures = useReportPictures(draftKey);
  const { ports, forget } = pictures;
  const withPictures = useMemo(() => ({ ...definition, ports, onKept: forget }), [ports, forget]);
  const [longitude, latitude] = about?.at ?? [0, 0];
  const initial =
    about === null
      ? EMPTY
      : { ...EMPTY, kind: about.kind, address: about.place, pin: spotText({ latitude, longitude }), about: about.id };
  return (
    <FormDialog
      definition={withPictures}
      initial={initial}
      title={isAnother(draft) ? m.places_report() : m.places_wrong()}
      description={about === null ? m.places_report_lead() : saidIn(about.title, locale).text}
      draftSuffix={draft}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            label={m.places_kind()}
            required
            placeholder={m.places_kind_missing()}
            options={KINDS.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
            hint={
              form.values.kind === 'street'
                ? m.places_whose_street()
                : form.values.kind === 'dumping'
                  ? m.places_whose_dumping()
                  : undefined
            }
            {...form.field('kind')}
          />
          <TextAreaField
            label={m.places_text()}
            hint={m.places_text_hint()}
            required
            rows={4}
            {...form.field('text')}
          />
          <Checkbox
            checked={form.values.danger}
            onCheckedChange={(checked) => form.set('danger', checked)}
            hint={m.places_danger_hint()}
          >
            {m.places_danger()}
          </Checkbox>
          <div aria-live="assertive">{form.values.danger ? <Emergency /> : null}</div>
          <TextField
            label={m.places_address()}
            hint={m.places_address_hint()}
            autoComplete="off"
            {...form.field('address')}
          />
          <PinField form={form} />
          {about === null ? <NearReport address={form.values.address} pin={form.values.pin} draft={draft} /> : null}
          <PicturesField of={pictures} />
        </>
      )}
    </FormDialog>
  );
}

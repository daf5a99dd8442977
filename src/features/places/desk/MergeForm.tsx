/** Saying which place another one is the same as: the nearest first. */
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { nameOf, type KnownSite } from '../data/allSites.ts';
import { mergeSchema } from '../model/deskSchemas.ts';
import { metres } from '../model/spot.ts';
import { useFields } from '../parts/useFields.ts';
import { distanceWords } from '../parts/words.ts';

export interface MergeFormProps {
  readonly site: KnownSite;
  /** Those that have a page of their own. */
  readonly others: readonly KnownSite[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onJoin: (into: string) => Promise<void>;
}

export function MergeForm({ site, others, busy, onClose, onJoin }: MergeFormProps) {
  const { field, checked } = useFields({ into: '' });
  const near = others
    .map((one) => ({ value: one.id, label: nameOf(one), away: metres(site, one) }))
    .toSorted((a, b) => a.away - b.away);
  async function save() {
    const read = checked(mergeSchema);
    if (read !== null) await onJoin(read.into);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.places_merge_title()}
      description={m.places_merge_more({ place: nameOf(site) })}
    >
      <StackedForm onSubmit={save}>
        <SelectField
          label={m.places_merge_into()}
          required
          placeholder={m.places_merge_missing()}
          options={near.map(({ value, label, away }) => ({ value, label: `${label} (${distanceWords(away)})` }))}
          {...field('into')}
        />
        <SaveCancel save={m.places_merge_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}

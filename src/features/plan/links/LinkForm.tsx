/** Saying that something came to something: an idea to a commitment, a document that proves one; and what visitors read of it. */
import { useState } from 'react';
import * as v from 'valibot';
import { m } from '../../../messages/messages.js';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import type { PageEnd } from '../data/usePages.ts';
import type { SourceEnd, Sources } from '../data/useSources.ts';
import { asSent, linkSchema } from '../model/links.ts';
import { isPage, leadsToPlaces, PAGES, PLACE, RELATIONS, SOURCES, type LinkPayload } from '../model/linkKind.ts';
import { kindWords, relationWords, stepWords } from '../parts/linkWords.ts';
import { PickSource } from './PickSource.tsx';

export interface LinkFormProps {
  /** What it begins with: a question or an idea by the id that its receipt shows, a place or a knock by its own; null: something else, or not known. */
  readonly origin: { readonly kind: 'question' | 'idea' | 'site' | 'door'; readonly id: string } | null;
  /** Commitments first. */
  readonly pages: readonly PageEnd[];
  /** What people asked, suggested and reported, as far as it is shown. */
  readonly sources: Sources;
  readonly onClose: () => void;
  /** Resolves with whether it is on this device. */
  readonly onSave: (payload: LinkPayload) => Promise<boolean>;
}

const EMPTY = { fromKind: 'idea', origin: '', outcome: '', step: '', relation: 'became', wordsEn: '', wordsEs: '' };
type Values = Readonly<typeof EMPTY>;
type Wrong = Partial<Readonly<Record<keyof Values, string>>>;

type Outcome = PageEnd | SourceEnd;
const isSource = (kind: string): kind is SourceEnd['kind'] => kind === 'idea' || kind === 'question' || kind === 'site';

export function LinkForm({ origin: given, pages, sources, onClose, onSave }: LinkFormProps) {
  const [values, setValues] = useState<Values>({
    ...EMPTY,
    fromKind: given?.kind ?? EMPTY.fromKind,
    origin: given?.id ?? EMPTY.origin,
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const { fromKind } = values;
  const ofPage = isPage(fromKind);
  // Where somebody came from one it is that one.
  const toPick = !ofPage && fromKind !== given?.kind;
  const outcomes: readonly Outcome[] = [...pages, ...(leadsToPlaces(fromKind) ? (sources[PLACE] ?? []) : [])];
  const steps = pages.find(({ id }) => id === values.outcome)?.steps ?? [];
  const field = (name: keyof Values) => ({
    value: values[name],
    error: wrong[name],
    onChange: (change: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: change.target.value }),
  });

  async function save() {
    const rules = linkSchema(m.plan_link_missing, m.plan_link_long, m.plan_link_same);
    const read = v.safeParse(rules, values);
    if (!read.success) {
      const issues = v.flatten<typeof rules>(read.issues).nested ?? {};
      setWrong(Object.fromEntries(Object.entries(issues).map(([name, all]) => [name, all?.[0]])));
      return;
    }
    const { fromKind, origin, outcome, step, relation, wordsEn, wordsEs } = read.output;
    const page = outcomes.find(({ id }) => id === outcome);
    if (!page) return;
    setBusy(true);
    const ends = asSent(relation, { kind: fromKind, id: origin }, page);
    const done = await onSave({
      ...ends,
      wordsEn,
      wordsEs,
      step: step || null,
      state: 'set',
      approves: null,
      title: page.title,
    });
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.plan_links_add()} description={m.plan_link_form_lead()}>
      <StackedForm onSubmit={save}>
        <SelectField
          label={m.plan_link_what()}
          // A door is chosen where it is read: here nobody knows which.
          options={[...SOURCES, ...PAGES]
            .filter((value) => value !== 'door' || given?.kind === 'door')
            .map((value) => ({ value, label: kindWords(value) }))}
          {...field('fromKind')}
          // What was chosen before is of another kind: a link by that name would be shown nowhere.
          onChange={({ target }) =>
            setValues({
              ...values,
              fromKind: target.value,
              origin: target.value === given?.kind ? given.id : '',
              outcome: '',
              step: '',
            })
          }
        />
        {ofPage ? (
          <SelectField
            label={m.plan_link_which()}
            required
            placeholder={m.plan_link_choose()}
            options={pages
              .filter(({ kind }) => kind === values.fromKind)
              .map(({ id, title }) => ({ value: id, label: title }))}
            {...field('origin')}
          />
        ) : null}
        {toPick ? (
          <PickSource
            key={fromKind}
            label={m.plan_link_which()}
            ends={isSource(fromKind) ? sources[fromKind] : []}
            value={values.origin}
            error={wrong.origin}
            onChange={(origin) => setValues({ ...values, origin })}
          />
        ) : null}
        <SelectField
          label={m.plan_link_how()}
          options={RELATIONS.map((value) => ({
            value,
            label: relationWords[value === 'answers' ? 'to' : 'from'][value](),
          }))}
          {...field('relation')}
        />
        <SelectField
          label={m.plan_link_to()}
          required
          placeholder={m.plan_link_choose()}
          options={outcomes.map(({ kind, id, title }) => ({
            value: id,
            label: kind === 'commitment' ? title : `${title} (${kindWords(kind)})`,
          }))}
          {...field('outcome')}
          // A step of what was chosen before is none of this one.
          onChange={({ target }) => setValues({ ...values, outcome: target.value, step: '' })}
        />
        {steps.length === 0 ? null : (
          <SelectField
            label={m.plan_link_step()}
            mark={m.ui_optional()}
            placeholder={m.plan_link_step_none()}
            options={steps.map((one) => ({ value: one.id, label: stepWords(one) }))}
            {...field('step')}
          />
        )}
        <TextAreaField
          label={m.plan_link_en()}
          hint={values.fromKind === 'door' ? m.plan_link_hint_door() : m.plan_link_hint()}
          required
          rows={3}
          {...field('wordsEn')}
        />
        <TextAreaField label={m.plan_link_es()} required rows={3} lang="es" {...field('wordsEs')} />
        <SaveCancel save={m.plan_link_save()} busy={busy} onCancel={onClose} />
      </StackedForm>
    </Dialog>
  );
}

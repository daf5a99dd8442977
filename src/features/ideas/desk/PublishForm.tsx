/** What the wall will say: the sender's own words where they agreed, else the campaign's; what it is about, and where. */
import { campaign } from '../../../campaign.ts';
import { plainText } from '../../../core/plainText.ts';
import { m } from '../../../messages/messages.js';
import { SaveCancel } from '../../../ui/SaveCancel.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { DecisionNotes } from '../../../ui/staff/DecisionNotes.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { flagsIn } from '../../moderation/model/flags.ts';
import { publishSchema } from '../model/publishing.ts';
import { TOPICS } from '../model/topics.ts';
import { useTopicWords, wardWords } from '../parts/words.ts';
import type { DecisionFormProps } from './formProps.ts';
import { KNOWN } from './known.ts';
import { useFields } from './useFields.ts';
import { personalWords } from './words.ts';

export function PublishForm({ entry, gone, draft, busy, onClose, onDecide }: DecisionFormProps) {
  const topic = useTopicWords();
  const { said, mayShare } = entry;
  const own = mayShare === true && said !== null ? said : '';
  const begun = {
    en: entry.en ?? (entry.language === 'es' ? '' : own),
    es: entry.es ?? (entry.language === 'es' ? own : ''),
    topic: entry.topic ?? '',
    ward: entry.ward === null ? '' : String(entry.ward),
  };
  const { values, field, checked, fail, notes, seen, forget } = useFields(draft, begun, entry, gone, onClose);
  const flags = flagsIn(`${values.en}\n${values.es}`, { known: KNOWN, sender: entry.name });

  async function save() {
    const read = checked(publishSchema);
    if (read === null) return;
    const isOwn = (text: string | null) => said !== null && text !== null && plainText(text) === plainText(said);
    const verbatim = isOwn(read.en) ? 'en' : isOwn(read.es) ? 'es' : null;
    if (verbatim !== null && mayShare !== true) return fail(verbatim, m.ideas_own_words_only());
    const ward = read.ward === null ? null : Number(read.ward);
    if (await onDecide({ action: 'published', ...read, ward, asWritten: verbatim !== null }, seen)) await forget();
  }

  return (
    <StackedForm onSubmit={save}>
      <DecisionNotes {...notes} />
      {said === null ? null : <blockquote lang={entry.language ?? undefined}>{said}</blockquote>}
      <p>{mayShare === true ? m.ideas_may_share() : m.ideas_paraphrase()}</p>
      <TextAreaField label={m.ideas_words_en()} rows={4} lang="en" {...field('en')} />
      <TextAreaField label={m.ideas_words_es()} rows={4} lang="es" {...field('es')} />
      {flags.length === 0 ? null : (
        <p role="note">
          <Tag loud>{m.ideas_personal()}</Tag>{' '}
          {flags.map(({ what, said: text }) => `${personalWords[what]()}: ${text}`).join(' · ')}
        </p>
      )}
      <SelectField
        label={m.ideas_topic()}
        placeholder={m.ideas_topic_other()}
        options={TOPICS.map((value) => ({ value, label: topic(value) }))}
        {...field('topic')}
      />
      <SelectField
        label={m.ideas_where()}
        placeholder={m.ideas_whole_town()}
        options={Array.from({ length: campaign.wards }, (_, at) => ({
          value: String(at + 1),
          label: wardWords(at + 1),
        }))}
        {...field('ward')}
      />
      <SaveCancel save={m.ideas_publish_save()} busy={busy} onCancel={onClose} />
    </StackedForm>
  );
}

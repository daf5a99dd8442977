/** One stop: what was reported, what others found, and what one sees standing there. One press keeps it and goes on. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { TextAreaField } from '../../../ui/TextInput.tsx';
import { useStop, type Stop, type StopValues } from '../data/useStop.ts';
import { visitSeen, type Visited } from '../data/useVisits.ts';
import { visitSchema } from '../model/deskSchemas.ts';
import { OWNERS } from '../model/owners.ts';
import { spotText } from '../model/spot.ts';
import { FOUND, foundOnPageWords, foundWords } from '../model/visitKinds.ts';
import { Emergency } from '../parts/Emergency.tsx';
import { PicturesField } from '../parts/PicturesField.tsx';
import { ReportPicture } from '../parts/ReportPicture.tsx';
import { facts, link, name, quiet } from '../parts/styles.ts';
import { useFields } from '../parts/useFields.ts';
import { VisitLines } from '../parts/VisitLines.tsx';
import { kindWords, ownerWords } from '../parts/words.ts';
import { stopAge, stopName } from './stopWords.ts';

export interface StopPanelProps {
  readonly of: Visited;
  readonly number: number;
  readonly me: string;
  readonly onSaved: () => void;
}

export function StopPanel({ of, number, me, onSaved }: StopPanelProps) {
  const { line, own } = of;
  const stop = useStop(line.id, line.of);
  return (
    <Panel title={m.places_walk_stop({ stop: String(number) })}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: 'text', minWidth: '0', overflowWrap: 'anywhere' })}>
        <p className={facts}>
          {line.danger ? <Tag loud>{m.places_danger()}</Tag> : null}
          <span>{kindWords[line.kind]()}</span>
          {line.address === null ? null : <span>{line.address}</span>}
          {line.latitude === null || line.longitude === null ? null : (
            <span>{spotText({ latitude: line.latitude, longitude: line.longitude })}</span>
          )}
          <span className={quiet}>{stopAge(line)}</span>
        </p>
        <p className={name} lang={line.of === 'report' ? (line.language ?? undefined) : undefined}>
          {stopName(line)}
        </p>
        {line.of === 'report' ? null : (
          <p>
            <Link to="/revitalization/$site" params={{ site: line.slug }} className={link}>
              {m.places_walk_page()}
            </Link>
          </p>
        )}
        {line.pictures.length === 0 ? null : (
          <ul aria-label={m.places_walk_pictures()} className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            {line.pictures.map((picture, at) => (
              <ReportPicture key={picture} id={picture} at={at} small={false} />
            ))}
          </ul>
        )}
        <VisitLines visits={line.visits} own={own} contested={line.visit_contested} onPage={line.of === 'site'} />
        {stop.initial === null ? (
          <Spinner label={m.ui_loading()} />
        ) : (
          <StopForm of={of} stop={stop} initial={stop.initial} me={me} onSaved={onSaved} />
        )}
      </div>
    </Panel>
  );
}

interface StopFormProps extends Pick<StopPanelProps, 'of' | 'me' | 'onSaved'> {
  readonly stop: Stop;
  readonly initial: StopValues;
}

function StopForm({ of, stop, initial, me, onSaved }: StopFormProps) {
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const { values, field, checked } = useFields(initial, stop.keep);
  const { id, of: sort } = of.line;
  const whose = { report: sort === 'report' ? id : null, site: sort === 'site' ? id : null };
  const words = sort === 'site' ? foundOnPageWords : foundWords;
  async function save() {
    const read = checked(visitSchema);
    if (read === null) return;
    if (await kept(() => stop.save(me, { ...read, ...whose, seen: visitSeen(of) }))) onSaved();
  }
  const { error, ...found } = field('found');
  return (
    <StackedForm onSubmit={save}>
      <RadioCards
        name="found"
        label={m.places_found()}
        required
        options={FOUND.map((value) => ({ value, label: words[value]() }))}
        error={error}
        {...found}
      />
      {values.found === 'not_seen' ? null : (
        <>
          <SelectField
            label={m.places_visit_owner()}
            placeholder={m.places_visit_owner_unknown()}
            options={OWNERS.map((value) => ({ value, label: ownerWords[value]() }))}
            {...field('belongsTo')}
          />
          <SelectField
            label={m.places_visit_danger()}
            options={[
              { value: 'no', label: m.places_step_seen_no() },
              { value: 'yes', label: m.places_step_seen_yes() },
            ]}
            {...field('danger')}
          />
          <div aria-live="assertive">{values.danger === 'yes' ? <Emergency /> : null}</div>
        </>
      )}
      <TextAreaField
        label={m.places_note()}
        hint={m.places_note_hint()}
        required={values.found === 'otherwise'}
        mark={values.found === 'otherwise' ? undefined : m.ui_optional()}
        rows={3}
        {...field('note')}
      />
      <PicturesField of={stop.pictures} />
      <div>
        <Button type="submit" size="lg" busy={busy ? m.ui_saving() : false}>
          {m.places_walk_save()}
        </Button>
      </div>
    </StackedForm>
  );
}

/** /content/services: services from a file of Open Referral's HSDS, looked at before they are kept, and drafts until somebody publishes them. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { digits } from '../../../hooks/format.ts';
import { useOneAtATime } from '../../../hooks/useOneAtATime.ts';
import { requestWords } from '../../../hooks/requestWords.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { FileField } from '../../../ui/FileField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ForWhoMay } from '../../../ui/staff/ForWhoMay.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import { clock } from '../data/clock.ts';
import { isDraft, planImport, saveImport } from '../data/importServices.ts';
import { HsdsFileError, openHsds } from '../data/openHsds.ts';
import { isWanted, type Planned } from '../model/hsds/plan.ts';
import { readHsds, type Trouble } from '../model/hsds/read.ts';
import { HSDS } from '../model/hsds/write.ts';
import { isoDay } from '../model/townClock.ts';
import { languageWords, sentence } from '../parts/words.ts';
import { faultWords, problemWords, stateWords } from './words.ts';

/** So many lines of a table are looked at; the rest is in the file. */
const SHOWN = 50;

export function ImportScreen() {
  return (
    <ForWhoMay
      permission="publish_content"
      back={{ to: '/content', words: m.wellness_import_back() }}
      title={m.wellness_import()}
      lead={m.wellness_import_lead({ version: HSDS })}
      notYours={{ title: m.wellness_import_not_yours(), more: m.wellness_import_not_yours_more() }}
    >
      {({ userId }) => <Import me={userId} />}
    </ForWhoMay>
  );
}

interface Preview {
  readonly plans: readonly Planned[];
  readonly troubles: readonly Trouble[];
}

/** Never rejects. */
async function previewOf(
  file: File,
  locale: Locale,
): Promise<{ readonly found: Preview | null; readonly wrong: (() => string) | null }> {
  try {
    const { drafts, troubles } = readHsds(await openHsds(file), isoDay(clock.day(Date.now())), locale);
    return { found: { plans: await planImport(drafts), troubles }, wrong: null };
  } catch (cause) {
    return { found: null, wrong: cause instanceof HsdsFileError ? faultWords[cause.why] : () => requestWords(cause) };
  }
}

function Import({ me }: { readonly me: string }) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<(() => string) | null>(null);
  const [done, setDone] = useState(0);
  const [locale, setLocale] = useState<Locale>('en');
  const reading = useOneAtATime();
  const saving = useSaving(m.wellness_import_not_saved, 'device');
  const wanted = preview?.plans.filter((plan) => isWanted(plan) && isDraft(plan)) ?? [];

  const open = (file: File) =>
    reading.run(async () => {
      setPreview(null);
      setDone(0);
      const { found, wrong } = await previewOf(file, locale);
      setPreview(found);
      setError(() => wrong);
      return found !== null;
    });
  const save = async () => {
    const kept = await saving.kept(() => saveImport(me, wanted));
    if (!kept) return;
    setDone(wanted.length);
    setPreview(null);
  };

  return (
    <div className={css({ display: 'grid', gap: '6', minWidth: '0', paddingBottom: '8' })}>
      <NeedsSignal>{m.wellness_import_signal()}</NeedsSignal>
      <SelectField
        label={m.wellness_import_language_of()}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: sentence(languageWords[value]()) }))}
        onChange={({ target }) => setLocale(target.value === 'es' ? 'es' : 'en')}
      />
      <FileField
        label={m.wellness_import_file()}
        hint={m.wellness_import_file_hint()}
        accept=".json,.zip,application/json,application/zip"
        error={error === null ? null : error()}
        onFile={(file) => void open(file)}
      />
      {reading.busy ? <Spinner label={m.ui_loading()} /> : null}
      <output>{done > 0 ? m.wellness_import_done({ count: done, shown: digits(done) }) : null}</output>
      {preview === null ? null : (
        <Panel title={m.wellness_import_preview()}>
          {preview.plans.length === 0 ? null : (
            <TableFrame
              caption={m.wellness_import_services()}
              heads={[{ name: m.wellness_import_name() }, { name: m.wellness_import_what() }]}
              rows={preview.plans.slice(0, SHOWN).map((plan) => ({
                key: plan.item,
                cells: [plan.name, isWanted(plan) && !isDraft(plan) ? m.wellness_import_unfit() : stateWords(plan)],
              }))}
            />
          )}
          <Troubles of={preview.troubles} />
          {wanted.length === 0 ? (
            <p className={css({ fontWeight: 'bold' })}>{m.wellness_import_nothing()}</p>
          ) : (
            <Button disabled={saving.busy} onClick={() => void save()}>
              {m.wellness_import_save({ count: wanted.length, shown: digits(wanted.length) })}
            </Button>
          )}
        </Panel>
      )}
      <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })}>
        <Link to="/content/$kind" params={{ kind: 'service' }} className={textLink}>
          {m.wellness_import_all()}
        </Link>
        <Link to="/field-ops/services" className={textLink}>
          {m.wellness_checks_go()}
        </Link>
      </p>
    </div>
  );
}

function Troubles({ of }: { readonly of: readonly Trouble[] }) {
  if (of.length === 0) return null;
  const columns = [
    m.wellness_import_line(),
    m.wellness_import_name(),
    m.wellness_import_problem(),
    m.wellness_import_part(),
  ];
  const row = ({ line, name, problem, part, leftOut }: Trouble) =>
    [
      line === 0 ? '' : digits(line),
      name,
      `${problemWords[problem]()} ${leftOut ? m.wellness_import_left_out() : ''}`.trim(),
      part,
    ] as const;
  return (
    <div className={css({ marginBlock: '4' })}>
      <TableFrame
        caption={m.wellness_import_troubles()}
        heads={columns.map((name) => ({ name }))}
        rows={of.slice(0, SHOWN).map((one, at) => ({ key: String(at), cells: row(one) }))}
      />
      <Button
        variant="secondary"
        onClick={() =>
          downloadFile(
            toCsv(['line', 'id', 'name', 'problem', 'part', 'left_out'], of.map(({ line, id, name, problem, part, leftOut }) => [line, id, name, problem, part, leftOut])), // prettier-ignore
            'services-not-kept.csv',
            'text/csv',
          )
        }
      >
        {m.wellness_import_troubles_file()}
      </Button>
    </div>
  );
}

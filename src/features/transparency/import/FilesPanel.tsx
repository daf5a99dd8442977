/** The files that were brought in: which everybody sees, and what may be done with each. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { counted } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import type { StaffFile } from '../data/staffReads.ts';
import { facts, hash, line } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';

export function FilesPanel({ files }: { readonly files: CachedRead<StaffFile> }) {
  const change = useChange(files.refresh);
  const rows = files.rows ?? [];
  const shown = rows.filter(({ published_at: at, ended_at: ended }) => at !== null && ended === null);
  return (
    <Panel title={m.transparency_files()}>
      {files.rows?.length === 0 ? <p>{m.transparency_import_no_files()}</p> : null}
      <p role="alert" className={css({ fontWeight: 'bold', color: 'danger', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      <ul>
        {rows.map((file) => (
          <li key={file.id} className={line}>
            <p className={facts}>
              <strong>{file.file_name}</strong>
              <Tag loud={stateOf(file) === 'shown'}>{STATES[stateOf(file)]()}</Tag>
              <span>{m.transparency_file_of({ day: dayWords(file.as_of) })}</span>
              <span>{m.transparency_file_rows(counted(file.rows_total))}</span>
              {file.left_out === 0 ? null : <span>{m.transparency_file_out(counted(file.left_out))}</span>}
              {file.by_name === null ? null : <span>{m.transparency_import_by({ name: file.by_name })}</span>}
            </p>
            <code className={hash}>{file.sha256}</code>
            <Actions file={file} shown={shown} change={change} />
          </li>
        ))}
      </ul>
      <AsOf asOf={files.asOf} trouble={files.trouble} />
    </Panel>
  );
}

type State = 'unfinished' | 'ready' | 'shown' | 'ended';

function stateOf({ finished_at, published_at, ended_at }: StaffFile): State {
  if (finished_at === null) return 'unfinished';
  if (published_at === null) return 'ready';
  return ended_at === null ? 'shown' : 'ended';
}

const STATES = {
  unfinished: m.transparency_import_unfinished,
  ready: m.transparency_import_ready,
  shown: m.transparency_import_shown,
  ended: m.transparency_import_ended,
} as const;

interface ActionsProps {
  readonly file: StaffFile;
  readonly shown: readonly StaffFile[];
  readonly change: ReturnType<typeof useChange>;
}

function Actions({ file, shown, change }: ActionsProps) {
  const [why, setWhy] = useState<string | null>(null);
  const state = stateOf(file);
  const publish = (inPlaceOf: string | null) =>
    void change.run((api) =>
      api.rpc('publish_payment_file', { file: file.id, ...(inPlaceOf !== null && { in_place_of: inPlaceOf }) }),
    );
  if (state === 'ready')
    return (
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button disabled={change.busy} onClick={() => publish(null)}>
          {m.transparency_import_publish()}
        </Button>
        {shown.map((other) => (
          <Button key={other.id} variant="secondary" disabled={change.busy} onClick={() => publish(other.id)}>
            {m.transparency_import_replace({ file: other.file_name, day: dayWords(other.as_of) })}
          </Button>
        ))}
      </div>
    );
  if (state !== 'shown') return null;
  if (why === null)
    return (
      <Button variant="secondary" className={css({ justifySelf: 'start' })} onClick={() => setWhy('')}>
        {m.transparency_import_withdraw()}
      </Button>
    );
  return (
    <div className={css({ display: 'grid', gap: '3', maxWidth: '34rem' })}>
      <TextField
        label={m.transparency_import_why()}
        hint={m.transparency_import_why_hint()}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          disabled={change.busy || why.trim().length < 3}
          onClick={() =>
            void change.run((api) => api.rpc('withdraw_payment_file', { file: file.id, reason: why.trim() }))
          }
        >
          {m.transparency_import_withdraw()}
        </Button>
        <Button variant="ghost" onClick={() => setWhy(null)}>
          {m.ui_cancel()}
        </Button>
      </div>
    </div>
  );
}

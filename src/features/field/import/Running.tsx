/** An import under way, stopped or done: how far it is, and what may be done now. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import { Bar } from './Bar.tsx';
import { ReportButton } from './CheckSummary.tsx';
import type { Import } from './useImport.ts';
import { countsWords, rowsWords } from './words.ts';

const TITLES = {
  running: m.import_running,
  stopping: m.import_stopping,
  stopped: m.import_stopped,
  done: m.import_done,
} as const;

export function Running({ work }: { readonly work: Import }) {
  const { phase, progress, file, name, problem } = work;
  if (phase === 'choose' || phase === 'reading' || phase === 'ready') return null;
  const total = file?.total ?? 0;
  const going = phase === 'running' || phase === 'stopping';
  return (
    <Panel title={TITLES[phase]()}>
      <p>
        <strong>{name}</strong>
      </p>
      <div className={css({ marginBlock: '3' })}>
        <Bar label={m.import_bar()} done={progress?.rows_done ?? 0} total={total} />
      </div>
      <p>{rowsWords(progress?.rows_done ?? 0, total)}</p>
      {progress ? <p>{countsWords(progress)}</p> : null}
      <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {problem}
      </p>
      <p aria-live="polite" className={css({ color: 'inkMuted', marginTop: '2', maxWidth: 'text' })}>
        {going ? m.import_running_more() : phase === 'stopped' ? m.import_stopped_more() : m.import_done_more()}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginTop: '4' })}>
        {going ? (
          <Button variant="secondary" busy={phase === 'stopping' && m.import_stopping()} onClick={work.stop}>
            {m.import_stop()}
          </Button>
        ) : null}
        {phase === 'stopped' ? <Button onClick={() => void work.start()}>{m.import_go_on()}</Button> : null}
        {going ? null : (
          <Button variant={phase === 'done' ? 'primary' : 'ghost'} onClick={work.again}>
            {m.import_other_file()}
          </Button>
        )}
        {phase === 'done' ? (
          <Link
            to="/field-ops/cut"
            className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}
          >
            {m.import_cut()}
          </Link>
        ) : null}
      </div>
      {going ? null : <ReportButton report={work.check?.report ?? null} name={name} />}
    </Panel>
  );
}

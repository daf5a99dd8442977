/** Of which day the file is; what it says otherwise than what is public; then it is brought in, and shows how far it is. */
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { changesBetween, type Value } from '../../../core/figures/value.ts';
import { counted, digits, townDay } from '../../../hooks/format.ts';
import { liveFiguresRead } from '../../../hooks/liveFigures.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { TextField } from '../../../ui/TextInput.tsx';
import type { GivenFigure } from '../model/row.ts';
import type { FigureImport } from './useFigureImport.ts';
import { problemWords } from './words.ts';

const asValue = (one: GivenFigure): Value => [
  one.geography,
  one.stratum,
  one.period,
  one.value,
  one.low,
  one.high,
  one.denominator,
  one.status,
  one.footnote,
  one.range ?? null,
];

export function SendPanel({ work, indicator }: { readonly work: FigureImport; readonly indicator: string }) {
  const { phase, read, file, sent, problem } = work;
  const [today] = useState(() => townDay(Date.now()));
  const [asOf, setAsOf] = useState(today);
  const { rows: live } = useRead(liveFiguresRead);
  const changes = useMemo(() => {
    const shown = live?.find(({ item }) => item === indicator);
    return shown && read ? changesBetween(shown.values, read.figures.map(asValue)).length : 0;
  }, [live, indicator, read]);
  const badDay = !/^\d{4}-\d{2}-\d{2}$/.test(asOf) || asOf > today;
  const total = file?.records.length ?? 0;
  if (phase === 'done' || phase === 'known')
    return (
      <Panel title={phase === 'done' ? m.figures_done() : m.figures_known()}>
        <p>{m.figures_done_more()}</p>
        <p>
          <Link to="/content/$kind/$item" params={{ kind: 'indicator', item: indicator }} className={textLink}>
            {m.figures_to_text()}
          </Link>
        </p>
        <Button variant="secondary" className={css({ marginTop: '3' })} onClick={work.again}>
          {m.figures_other_file()}
        </Button>
      </Panel>
    );
  return (
    <Panel title={m.figures_send_title()}>
      <div className={css({ display: 'grid', gap: '4', maxWidth: '34rem' })}>
        <TextField
          label={m.figures_day()}
          type="date"
          required
          value={asOf}
          error={badDay ? m.figures_day_bad() : null}
          onChange={({ target }) => setAsOf(target.value)}
        />
        {changes > 0 ? <p>{m.figures_changes(counted(changes))}</p> : null}
        {phase === 'sending' || phase === 'stopped' ? (
          <>
            <progress className={css({ width: 'full' })} max={total} value={sent} aria-label={m.figures_title()} />
            <p>{m.figures_sent({ sent: digits(sent), total: digits(total) })}</p>
          </>
        ) : null}
        {phase === 'stopped' ? (
          <p role="alert" className={css({ fontWeight: 'bold', color: 'danger' })}>
            {problemWords(problem)} {m.figures_goes_on()}
          </p>
        ) : null}
        <Button
          className={css({ justifySelf: 'start' })}
          busy={phase === 'sending' && m.figures_sending()}
          disabled={!read || read.figures.length === 0 || badDay || work.withheld === null}
          onClick={() => void work.send(asOf)}
        >
          {m.figures_start(counted(read?.figures.length ?? 0))}
        </Button>
      </div>
    </Panel>
  );
}

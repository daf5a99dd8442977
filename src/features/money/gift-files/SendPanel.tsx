/** Bringing the file in: how far it is, that it stopped and goes on, and what came of it. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { counted, digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { problemWords } from './faultWords.ts';
import { LeftOutPart } from './LeftOutPart.tsx';
import type { GiftImport } from './useGiftImport.ts';

interface SendProps {
  readonly work: GiftImport;
  /** How many lines are new. */
  readonly fresh: number;
  /** Whether rules and ledger are here: what is brought in stays in, so nobody does it unwarned and for no election. */
  readonly told: boolean;
  /** Whether dates before the open filing period are still to be confirmed. */
  readonly asks: boolean;
  readonly openFrom: string | null;
  readonly electionOn: (day: string) => string | null;
}

export function SendPanel({ work, fresh, told, asks, openFrom, electionOn }: SendProps) {
  const { phase, file, sent, problem, handed } = work;
  const busy = phase === 'sending';
  if (phase === 'done' && handed)
    return (
      <Panel title={m.gift_files_done()}>
        <p aria-live="polite">
          {m.gift_files_added(counted(handed.added))} {m.gift_files_known(counted(handed.known))}{' '}
          {handed.leftOut > 0 && work.read?.leftOut.length === 0
            ? m.gift_files_left_out(counted(handed.leftOut))
            : null}
        </p>
        <LeftOutPart work={work} />
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '3' })}>
          <Link to="/finance" className={textLink}>
            {m.money_to_books()}
          </Link>
          <Button variant="secondary" onClick={work.again}>
            {m.gift_files_other()}
          </Button>
        </p>
      </Panel>
    );
  return (
    <div>
      {busy || phase === 'stopped' ? (
        <>
          <progress
            className={css({ width: 'full' })}
            max={file?.total ?? 0}
            value={sent}
            aria-label={m.gift_files_title()}
          />
          <p>{m.gift_files_sent({ sent: digits(sent), total: digits(file?.total ?? 0) })}</p>
        </>
      ) : null}
      <p role="alert" className={css({ fontWeight: 'bold', color: 'danger', _empty: { display: 'none' } })}>
        {problem === null ? null : problemWords(problem)}
        {phase === 'stopped' ? ` ${m.gift_files_goes_on()}` : null}
      </p>
      {told ? null : <p>{m.gift_files_no_rules()}</p>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        {work.read && !work.known && problem !== null ? (
          <Button onClick={work.lookAgain}>{m.gift_files_again()}</Button>
        ) : (
          <Button
            busy={busy && m.gift_files_sending()}
            disabled={!told || asks || !work.read || !work.known || work.read.lines.length === 0}
            onClick={() => void work.send(electionOn, openFrom)}
          >
            {fresh > 0 ? m.gift_files_start(counted(fresh)) : m.gift_files_start_none()}
          </Button>
        )}
        {phase === 'stopped' ? (
          <Button variant="secondary" onClick={work.again}>
            {m.gift_files_other()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

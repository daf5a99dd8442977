/** One request: who, what, until when; behind a press its steps, what can be done next, and what came of it. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { parseTimestamp } from '../../../core/session/time.ts';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { isOverdue, type PrivacyRequest } from '../model/requests.ts';
import { kindWords, stepWords } from '../model/words.ts';
import { ReportLines } from './ReportLines.tsx';
import { RequestDialogs } from './RequestDialogs.tsx';
import { waysOf, type Way } from './ways.ts';

export interface RequestRowProps {
  readonly asks: PrivacyRequest;
  readonly now: number;
  readonly refresh: () => Promise<void>;
}

const at = (text: string) => moment(parseTimestamp(text) ?? 0);

export function RequestRow({ asks, now, refresh }: RequestRowProps) {
  const [way, setWay] = useState<Way | null>(null);
  const who = [asks.name, asks.email, asks.phone].filter(Boolean).join(' · ') || m.privacy_nobody();
  const overdue = isOverdue(asks, now);
  return (
    <li
      className={css({
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'lineSoft',
        paddingBlock: '3',
        overflowWrap: 'anywhere',
      })}
    >
      <p className={css({ fontWeight: 'bold' })}>{who}</p>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1' })}>
        <span>{kindWords[asks.kind]()}</span>
        <Tag loud={overdue}>
          {asks.closed_at !== null ? m.privacy_closed() : overdue ? m.privacy_overdue() : m.privacy_waits()}
        </Tag>
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {asks.closed_at === null ? m.privacy_due({ time: at(asks.due_at) }) : at(asks.closed_at)}
        </span>
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '2' })}>
        {waysOf(asks).map((one) => (
          <Button key={one.name} variant={one.first ? 'primary' : 'secondary'} onClick={() => setWay(one.name)}>
            {one.label()}
          </Button>
        ))}
      </div>
      <details>
        <summary className={css({ display: 'flex', alignItems: 'center', minHeight: 'touch', cursor: 'pointer' })}>
          {m.privacy_steps()}
        </summary>
        <ol className={css({ display: 'grid', gap: '2', textStyle: 'small' })}>
          {asks.steps.map((step) => (
            <li key={step.id}>
              <strong>{stepWords(step.step)}</strong> {[at(step.at), step.by, step.reason].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ol>
        {asks.report ? <ReportLines report={asks.report} /> : null}
      </details>
      {way === null ? null : <RequestDialogs way={way} asks={asks} onClose={() => setWay(null)} refresh={refresh} />}
    </li>
  );
}

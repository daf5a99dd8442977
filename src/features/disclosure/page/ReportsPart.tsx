/** The reports that the snapshot is made of and the snapshots before it, each with its hash, and the way to check this one's here. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useIdle } from '../../../hooks/useIdle.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { usePublishedLines } from '../data/usePublished.ts';
import { hashText } from '../model/hashText.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { hash, line, quiet } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';

export function ReportsPart({ snapshot }: { readonly snapshot: Snapshot }) {
  const { about, sha256, earlier } = snapshot;
  const idle = useIdle();
  return (
    <Panel title={m.disclosure_reports()}>
      <p className={css({ maxWidth: 'text' })}>{m.disclosure_reports_more()}</p>
      <p className={quiet}>
        {m.disclosure_hash()} <code className={hash}>{sha256}</code>
      </p>
      {idle ? <CheckHash key={snapshot.id} snapshot={snapshot} /> : null}
      <ul>
        {about.reports.toReversed().map((report) => (
          <li key={report.covers_until} className={line}>
            <h3 className={css({ fontFamily: 'body', fontWeight: 'bold' })}>
              {m.disclosure_report({ from: dayWords(report.covers_from), until: dayWords(report.covers_until) })}
            </h3>
            <p className={quiet}>
              {m.disclosure_report_filed({ day: dayWords(report.filed_on), version: String(report.version) })}
            </p>
            <code className={hash}>{report.sha256}</code>
          </li>
        ))}
      </ul>
      {earlier.length === 0 ? null : (
        <details>
          <summary className={opener}>{m.disclosure_earlier()}</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.n} className={line}>
                <p>
                  {m.disclosure_earlier_one({
                    n: String(one.n),
                    day: dayWords(one.as_of),
                    raised: exactMoney(one.raised_cents),
                    spent: exactMoney(one.spent_cents),
                  })}
                </p>
                <code className={hash}>{one.sha256}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

const OUTCOMES = {
  none: () => '',
  same: m.disclosure_check_same,
  other: m.disclosure_check_other,
  failed: m.disclosure_check_failed,
} as const;

function CheckHash({ snapshot }: { readonly snapshot: Snapshot }) {
  const { lines } = usePublishedLines(snapshot.id);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>('none');

  async function check() {
    try {
      const bytes = new TextEncoder().encode(hashText(snapshot.raw, lines?.rows));
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      setOutcome(found === snapshot.sha256 ? 'same' : 'other');
    } catch {
      // A page without TLS has no such means.
      setOutcome('failed');
    }
  }

  return (
    <div className={css({ marginBlock: '3' })}>
      <Button variant="secondary" disabled={lines === null} onClick={() => void check()}>
        {m.disclosure_check()}
      </Button>
      <p aria-live="polite">{OUTCOMES[outcome]()}</p>
    </div>
  );
}

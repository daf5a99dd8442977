/** Places on the page that somebody of ours found otherwise: whoever answers for them puts it right, writes what happened, or says that the page is right. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { KnownSite } from '../data/allSites.ts';
import { settle, useFindings, type Finding } from '../data/findings.ts';
import { facts, line as lineStyle } from '../parts/styles.ts';
import { VisitLines } from '../parts/VisitLines.tsx';
import { dayWords } from '../parts/words.ts';

export interface FindingsPanelProps {
  readonly me: string;
  readonly all: readonly KnownSite[];
  readonly onCorrect: (site: KnownSite) => void;
}

export function FindingsPanel({ me, all, onCorrect }: FindingsPanelProps) {
  const { read, findings } = useFindings(me);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const { kept } = useSaving(m.places_not_saved, 'device');
  if (findings === null || findings.length === 0) return null;
  async function right(finding: Finding) {
    setBusyWith(finding.id);
    await kept(() => settle(me, finding));
    setBusyWith(null);
  }
  return (
    <Panel title={m.places_findings()}>
      <p className={css({ maxWidth: 'text', marginBottom: '3' })}>{m.places_findings_lead()}</p>
      <ul aria-label={m.places_findings()}>
        {findings.map((one) => {
          const name = one.title_en ?? one.title_es ?? one.address;
          const site = all.find(({ id }) => id === one.id);
          return (
            <li key={one.id} data-finding={one.id} className={lineStyle}>
              <p className={facts}>
                <Link to="/revitalization/$site" params={{ site: one.slug }} className={textLink}>
                  {name}
                </Link>
                <span>{one.address}</span>
                {one.doubted_on === null ? null : (
                  <span>{m.places_findings_since({ day: dayWords(one.doubted_on) })}</span>
                )}
                {one.settled ? <Tag>{m.places_saved_here()}</Tag> : null}
              </p>
              <VisitLines visits={one.visits} contested={one.visit_contested} onPage />
              {one.settled ? null : (
                <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
                  {site === undefined ? null : (
                    <Button
                      variant="secondary"
                      aria-label={m.places_do_correct_of({ place: name })}
                      onClick={() => onCorrect(site)}
                    >
                      {m.places_do_correct()}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    disabled={busyWith === one.id}
                    aria-label={m.places_do_settle_of({ place: name })}
                    onClick={() => void right(one)}
                  >
                    {m.places_do_settle()}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </Panel>
  );
}

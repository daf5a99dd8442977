/** What a place is, how it stands and since when that was checked. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { SiteNow } from '../data/useSites.ts';
import { CheckedLine, useStale } from '../parts/CheckedLine.tsx';
import { SaidText } from '../parts/SaidText.tsx';
import { facts, link } from '../parts/styles.ts';
import { costWords, dayWords, kindWords, stageWords, wardWords } from '../parts/words.ts';
import { PlanHere } from './PlanHere.tsx';

export function SiteHead({ of }: { readonly of: SiteNow }) {
  const { site, stage, since, costCents } = of;
  const stale = useStale(of);
  return (
    <header
      data-stale={stale || undefined}
      className={css({ display: 'grid', gap: '3', maxWidth: 'text', '&[data-stale]': { color: 'inkMuted' } })}
    >
      <h1 className={css({ textStyle: 'h2' })}>
        <SaidText of={site.title} />
      </h1>
      <p className={facts}>
        <Tag loud={stage === 'under_way' || stage === 'done'}>{stageWords[stage]()}</Tag>
        {since === null ? null : <span>{m.places_since({ day: dayWords(since) })}</span>}
        <span>{kindWords[site.kind]()}</span>
        <span>{wardWords(site.ward)}</span>
        <span>{site.place}</span>
      </p>
      {Object.keys(site.about).length === 0 ? null : (
        <p>
          <SaidText of={site.about} />
        </p>
      )}
      <PlanHere of={site.plan} />
      <p className={css({ display: 'grid', gap: '1', fontWeight: 'bold' })}>
        <CheckedLine of={of} stale={stale} />
      </p>
      {costCents === null ? null : <p>{m.places_costs({ cost: costWords(costCents) })}</p>}
      {site.commitment === null ? null : (
        <p>
          <Link to="/vision/$commitment" params={{ commitment: site.commitment }} className={link}>
            {m.places_in_plan()}
          </Link>
        </p>
      )}
    </header>
  );
}

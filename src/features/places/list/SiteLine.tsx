/** One place in the list: what it is, where it stands, since when somebody of ours has seen it, and how far it is. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { SiteNow } from '../data/useSites.ts';
import type { Spot } from '../model/spot.ts';
import { CheckedLine, useStale } from '../parts/CheckedLine.tsx';
import { SaidText } from '../parts/SaidText.tsx';
import { facts, line, link, name, quiet } from '../parts/styles.ts';
import { costWords, dayWords, distanceWords, kindWords, stageWords, wardWords } from '../parts/words.ts';
import { metresTo } from './spec.ts';

/** Of what nobody has seen for long the words are grey; its links stay as they are. */
const aging = css({ '&[data-stale]': { color: 'inkMuted' } });

export interface SiteLineProps {
  readonly of: SiteNow;
  /** Where the person is; null: they have not said. */
  readonly from: Spot | null;
}

export function SiteLine({ of, from }: SiteLineProps) {
  const { site, stage, costCents, changedOn } = of;
  const stale = useStale(of);
  return (
    <li data-stale={stale || undefined} className={`${line} ${aging}`}>
      <p className={facts}>
        <Tag loud={stage === 'under_way' || stage === 'done'}>{stageWords[stage]()}</Tag>
        <span>{kindWords[site.kind]()}</span>
        <span>{wardWords(site.ward)}</span>
        {from === null ? null : <strong>{distanceWords(metresTo(of, from))}</strong>}
      </p>
      <h3 className={name}>
        <Link to="/revitalization/$site" params={{ site: site.slug }} className={link}>
          <SaidText of={site.title} />
        </Link>
      </h3>
      {Object.keys(site.about).length === 0 ? null : (
        <p className={css({ maxWidth: 'text' })}>
          <SaidText of={site.about} />
        </p>
      )}
      <p className={facts}>
        <span>{site.place}</span>
        {costCents === null ? null : <span>{m.places_costs({ cost: costWords(costCents) })}</span>}
        <span className={`${quiet} ${css({ display: 'contents' })}`}>
          <CheckedLine of={of} stale={stale} />
        </span>
        <span className={quiet}>{m.places_news_of({ day: dayWords(changedOn) })}</span>
      </p>
    </li>
  );
}

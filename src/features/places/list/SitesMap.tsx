/** Places on a map: those that were found, each stage with a dot of its own, and what lies behind the dot that was pressed. The list has all of it. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { css } from 'styled-system/css';
import { boundsOf } from '../../../core/geo/position.ts';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { DoorMap } from '../../../ui/map/DoorMap.tsx';
import { MapKey } from '../../../ui/map/MapKey.tsx';
import type { LookName } from '../../../ui/map/dotStyles.ts';
import type { SiteNow } from '../data/useSites.ts';
import { dotBeside, dotTowards } from '../model/dots.ts';
import type { Stage } from '../model/site.ts';
import type { Spot } from '../model/spot.ts';
import { SiteLine } from './SiteLine.tsx';

const LOOK: Readonly<Record<Stage, LookName>> = {
  reported: 'open',
  verified: 'open',
  planned: 'tried',
  funded: 'tried',
  under_way: 'next',
  done: 'done',
  stopped: 'done',
};
const KEY = [
  ['open', m.places_map_open],
  ['tried', m.places_map_planned],
  ['next', m.places_map_under_way],
  ['done', m.places_map_done],
] as const satisfies readonly (readonly [LookName, () => string])[];

const NO_STREETS: readonly never[] = [];
/** Around a single place, degrees. */
const ROOM = 0.002;

export interface SitesMapProps {
  readonly found: readonly SiteNow[];
  readonly from: Spot | null;
}

export function SitesMap({ found, from }: SitesMapProps) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<string | null>(null);
  const dots = useMemo(
    () => found.map(({ id, site, stage }) => ({ id, place: site.at, look: LOOK[stage], text: '' })),
    [found],
  );
  const around = useMemo(() => {
    const [west, south, east, north] = boundsOf(found.map(({ site }) => site.at)) ?? [0, 0, 0, 0];
    return [west - ROOM, south - ROOM, east + ROOM, north + ROOM] as const;
  }, [found]);
  const chosen = found.find(({ id }) => id === pressed);
  if (found.length === 0) return null;
  return (
    <div className={css({ display: 'grid', gap: '3', marginBlock: '4' })}>
      <DoorMap
        label={m.places_map()}
        instead={m.places_map_instead()}
        spots={dots}
        streets={NO_STREETS}
        around={around}
        tiles={campaignNow().field.tiles}
        chosenId={pressed}
        onPress={setPressed}
        onWay={(way) => setPressed(dotTowards(dots, pressed, way))}
        onEnter={() => {
          if (chosen) void navigate({ to: '/revitalization/$site', params: { site: chosen.site.slug } });
        }}
      />
      <p className={css({ textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>{m.places_map_keys()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button variant="secondary" onClick={() => setPressed(dotBeside(dots, pressed, -1))}>
          {m.places_map_before()}
        </Button>
        <Button variant="secondary" onClick={() => setPressed(dotBeside(dots, pressed, 1))}>
          {m.places_map_next()}
        </Button>
      </div>
      <ul
        aria-label={m.places_map_key()}
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', textStyle: 'small' })}
      >
        {KEY.map(([look, words]) => (
          <li key={look}>
            <MapKey look={look}>{words()}</MapKey>
          </li>
        ))}
      </ul>
      <section aria-label={m.places_map_at_dot()} aria-live="polite">
        {chosen ? (
          <ul>
            <SiteLine of={chosen} from={from} />
          </ul>
        ) : (
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{m.places_map_press()}</p>
        )}
      </section>
    </div>
  );
}

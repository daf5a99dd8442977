/** Choosing where to go: reports that wait, or places on the page that nobody has seen for long; all, those of a ward, or the ten nearest. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { metresBetween, type Position } from '../../../core/geo/position.ts';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import type { WhereIAm } from '../../../hooks/whereIAm.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NearMe } from '../../../ui/NearMe.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { StopLine } from '../data/stopsRead.ts';
import { useSites } from '../data/useSites.ts';
import type { Visited } from '../data/useVisits.ts';
import { A_WALK, isStale, nearest, reportedAt, routeOver, wardNear } from '../model/walk.ts';
import { facts, line as lineStyle } from '../parts/styles.ts';
import { distanceWords, kindWords, wardWords } from '../parts/words.ts';
import { stopAge, stopName } from './stopWords.ts';

export interface ChooseStopsProps {
  readonly lines: readonly Visited[];
  readonly onBegin: (order: readonly string[]) => void;
}

const SORTS = ['reports', 'stale', 'places'] as const;
type Sort = (typeof SORTS)[number];
const sortWords: Readonly<Record<Sort, () => string>> = {
  reports: m.places_walk_sort_reports,
  stale: m.places_walk_sort_stale,
  places: m.places_walk_sort_places,
};
const isOf = (sort: Sort, line: StopLine, today: string): boolean =>
  sort === 'reports'
    ? line.of === 'report'
    : line.of === 'site' && (sort === 'places' || isStale(line.checked_on, line.fresh_days, today));

const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', marginBottom: '4' });

export function ChooseStops({ lines, onBegin }: ChooseStopsProps) {
  const [from, setFrom] = useState<WhereIAm | null>(null);
  const [ward, setWard] = useState('');
  const [sort, setSort] = useState<Sort>(() => (lines.some(({ line }) => line.of === 'report') ? 'reports' : 'stale'));
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { sites } = useSites();
  const known = (sites ?? []).map(({ site }) => site);
  const here: Position | null = from && [from.longitude, from.latitude];
  const reports = lines
    .map(({ line }) => line)
    .filter((line) => isOf(sort, line, townDay(now)))
    .filter((line) => ward === '' || String((line.of === 'site' ? line.ward : wardNear(line, known)) ?? '') === ward);
  const shown =
    here === null
      ? reports
      : [...nearest(reports, here, reports.length), ...reports.filter((one) => reportedAt(one) === null)];
  const picked = shown.filter(({ id }) => chosen.has(id));
  const choose = (id: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  if (lines.length === 0)
    return (
      <EmptyState title={m.places_desk_none()}>
        <p>{m.places_desk_none_more()}</p>
      </EmptyState>
    );
  return (
    <Panel title={m.places_walk_choose()}>
      <div className={tools}>
        <SelectField
          label={m.places_walk_sort()}
          value={sort}
          options={SORTS.map((value) => ({ value, label: sortWords[value]() }))}
          onChange={({ target }) => setSort(SORTS.find((one) => one === target.value) ?? 'reports')}
        />
        <NearMe from={from} onFrom={setFrom} />
        <SelectField
          label={m.places_walk_ward()}
          hint={m.places_walk_ward_hint()}
          value={ward}
          options={[
            { value: '', label: m.places_where_any() },
            ...Array.from({ length: campaign.wards }, (_, at) => ({ value: String(at + 1), label: wardWords(at + 1) })),
          ]}
          onChange={({ target }) => setWard(target.value)}
        />
        <Button variant="secondary" onClick={() => setChosen(new Set(shown.slice(0, A_WALK).map(({ id }) => id)))}>
          {here === null
            ? m.places_walk_first({ most: String(A_WALK) })
            : m.places_walk_nearest({ most: String(A_WALK) })}
        </Button>
      </div>
      {shown.length === 0 ? <p>{m.places_walk_none_there()}</p> : null}
      <ul aria-label={m.places_walk_choose()}>
        {shown.map((line) => {
          const at = reportedAt(line);
          return (
            <li key={line.id} className={lineStyle}>
              <Checkbox checked={chosen.has(line.id)} onCheckedChange={(on) => choose(line.id, on)}>
                {stopName(line)}
              </Checkbox>
              <p className={facts}>
                {line.danger ? <Tag loud>{m.places_danger()}</Tag> : null}
                {line.visit_contested ? <Tag loud>{m.places_visit_contested()}</Tag> : null}
                {line.visits.length === 0 ? null : <Tag>{m.places_visited()}</Tag>}
                <span>{kindWords[line.kind]()}</span>
                {line.of === 'site' ? <span>{stopAge(line)}</span> : null}
                {line.of === 'site' && line.doubted_on !== null ? <Tag>{m.places_walk_doubted()}</Tag> : null}
                {line.address === null ? null : <span>{line.address}</span>}
                {at === null ? (
                  <span>{m.places_walk_no_pin()}</span>
                ) : here === null ? null : (
                  <strong>{distanceWords(metresBetween(here, at))}</strong>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <div className={css({ position: 'sticky', bottom: '0', paddingBlock: '3', backgroundColor: 'paper' })}>
        <Button
          size="lg"
          disabled={picked.length === 0}
          onClick={() => onBegin(routeOver(picked, here).map(({ id }) => id))}
        >
          {m.places_walk_begin({ count: picked.length })}
        </Button>
      </div>
    </Panel>
  );
}

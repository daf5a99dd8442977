/** On the walk: how far it is, the stop that one stands before, and all of them in the order in which one comes by. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { metresBetween } from '../../../core/geo/position.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { Visited } from '../data/useVisits.ts';
import type { Walk } from '../data/useWalk.ts';
import { reportedAt } from '../model/walk.ts';
import { ReportPicture } from '../parts/ReportPicture.tsx';
import { facts, quiet } from '../parts/styles.ts';
import { distanceWords, kindWords } from '../parts/words.ts';
import { StopPanel } from './StopPanel.tsx';
import { stopName } from './stopWords.ts';
import { WalkMap } from './WalkMap.tsx';

export interface OnTheWalkProps {
  readonly walk: Walk;
  readonly lines: readonly Visited[];
  readonly me: string;
  readonly onServed: (report: string) => void;
  readonly onEnd: () => void;
}

export function OnTheWalk({ walk, lines, me, onServed, onEnd }: OnTheWalkProps) {
  const [at, setAt] = useState<string | null>(null);
  const [mapped, setMapped] = useState(false);
  const stops = walk.order.map((id) => {
    const visited = lines.find(({ line }) => line.id === id) ?? null;
    const refused = visited?.own.some(({ delivery }) => delivery === 'refused') === true;
    // Decided by somebody meanwhile: there is nothing left to look at.
    const served = visited === null || (walk.done.includes(id) && !refused);
    return { id, visited, served, sent: visited?.line.pictures ?? [] };
  });
  const next =
    stops.find(({ id, visited }) => id === at && visited !== null) ?? stops.find(({ served }) => !served) ?? null;
  const unsent = lines.flatMap(({ own }) => own).filter(({ delivery }) => delivery === 'saved').length;
  const done = stops.filter(({ served }) => served).length;
  return (
    <div className={css({ display: 'grid', gap: '6', minWidth: '0' })}>
      <div>
        <p className={css({ fontWeight: 'bold' })}>
          {m.places_walk_progress({ done: String(done), stops: String(stops.length) })}
        </p>
        <p aria-live="polite" data-unsent={unsent}>
          {unsent === 0 ? null : m.places_walk_unsent({ count: unsent })}
        </p>
      </div>
      {next?.visited ? (
        <StopPanel
          key={next.id}
          of={next.visited}
          number={stops.indexOf(next) + 1}
          me={me}
          onSaved={() => {
            setAt(null);
            onServed(next.id);
          }}
        />
      ) : (
        <p>{m.places_walk_done()}</p>
      )}
      <Panel title={m.places_walk_stops()}>
        <Button variant="secondary" onClick={() => setMapped(!mapped)}>
          {mapped ? m.places_map_off() : m.places_map_on()}
        </Button>
        {mapped ? <WalkMap stops={stops} next={next?.id ?? null} onPress={setAt} /> : null}
        <ol aria-label={m.places_walk_stops()} className={css({ marginTop: '4' })}>
          {stops.map(({ id, visited, served, sent }, place) => {
            const before = place === 0 ? null : (stops[place - 1]?.visited?.line ?? null);
            const from = before && reportedAt(before);
            const to = visited && reportedAt(visited.line);
            return (
              <li
                key={id}
                aria-current={id === next?.id ? 'step' : undefined}
                className={css({
                  display: 'grid',
                  gap: '2',
                  paddingBlock: '3',
                  borderTopWidth: '2px',
                  borderTopStyle: 'solid',
                  borderTopColor: id === next?.id ? 'quiet' : 'lineSoft',
                  minWidth: '0',
                  overflowWrap: 'anywhere',
                })}
              >
                <p className={facts}>
                  <strong>{place + 1}</strong>
                  {served ? <Tag>{visited === null ? m.places_walk_decided() : m.places_walk_looked()}</Tag> : null}
                  {visited?.line.visit_contested ? <Tag loud>{m.places_visit_contested()}</Tag> : null}
                  {visited === null ? null : <span>{kindWords[visited.line.kind]()}</span>}
                  {visited?.line.address ? <span>{visited.line.address}</span> : null}
                  {from && to ? (
                    <span className={quiet}>
                      {m.places_walk_on({ distance: distanceWords(metresBetween(from, to)) })}
                    </span>
                  ) : null}
                </p>
                {visited === null ? null : (
                  <>
                    <p>{stopName(visited.line)}</p>
                    {sent.length === 0 ? null : (
                      <ul
                        aria-label={m.places_pictures()}
                        className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}
                      >
                        {sent.map((picture, of) => (
                          <ReportPicture key={picture} id={picture} at={of} small />
                        ))}
                      </ul>
                    )}
                    {id === next?.id ? null : (
                      <div>
                        <Button
                          variant="secondary"
                          aria-label={
                            served
                              ? m.places_walk_again_stop({ stop: String(place + 1) })
                              : m.places_walk_go_to_stop({ stop: String(place + 1) })
                          }
                          onClick={() => setAt(id)}
                        >
                          {served ? m.places_walk_again() : m.places_walk_go_to()}
                        </Button>
                      </div>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ol>
      </Panel>
      <div>
        <Button variant={next === null ? 'primary' : 'ghost'} onClick={onEnd}>
          {m.places_walk_end()}
        </Button>
        <p className={quiet}>{m.places_walk_end_more()}</p>
      </div>
    </div>
  );
}

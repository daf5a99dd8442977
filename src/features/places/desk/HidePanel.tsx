/** Every place: taken off its page or put back, joined with another one or taken apart again. */
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { nameOf, type KnownSite } from '../data/allSites.ts';
import type { Corrected } from '../data/useCorrections.ts';
import { saveHiding, type Hides } from '../data/useHides.ts';
import { saveMerging, useMerges } from '../data/useMerges.ts';
import { facts, quiet } from '../parts/styles.ts';
import { fieldWords, valueWords } from '../parts/fieldWords.ts';
import { MergeForm } from './MergeForm.tsx';

export interface HidePanelProps {
  readonly me: string;
  readonly hides: Hides;
  /** Asks anew what the desk shows of places. */
  readonly readAlso: () => Promise<unknown>;
  readonly corrected: (site: KnownSite) => Corrected;
  readonly textsOf: (asked: string) => ReactNode;
  readonly onCorrect: (site: KnownSite) => void;
}

export function HidePanel({ me, hides: { read, sites }, readAlso, corrected, textsOf, onCorrect }: HidePanelProps) {
  const joinedOf = useMerges(me, read, readAlso);
  const { busy, kept } = useSaving(m.places_not_saved, 'device');
  const [merging, setMerging] = useState<KnownSite | null>(null);
  const all = sites ?? [];
  const named = (id: string | null) => {
    const found = all.find((one) => one.id === id);
    return found === undefined ? '?' : nameOf(found);
  };
  const join = async (site: KnownSite, into: string | null) => {
    const said = { site: site.id, into, seen: joinedOf(site).seen, place: nameOf(site), other: named(into) };
    if (await kept(() => saveMerging(me, said))) setMerging(null);
  };
  return (
    <Panel title={m.places_all_of_them()}>
      <details>
        <summary className={opener}>{m.places_all_lead()}</summary>
        <ul aria-label={m.places_all_of_them()} className={css({ display: 'grid', gap: '3' })}>
          {all.map((site) => {
            const { id, place, hidden, waits } = site;
            const name = nameOf(site);
            const joined = joinedOf(site);
            const right = corrected(site);
            return (
              <li key={id} data-site={id} className={css({ minWidth: '0' })}>
                <div className={facts}>
                  <strong>{name}</strong>
                  <span>{place}</span>
                  {hidden ? <Tag>{m.places_hidden()}</Tag> : null}
                  {joined.into === null ? null : <Tag>{m.places_merged({ place: named(joined.into) })}</Tag>}
                  {right.refused ? <Tag loud>{m.places_refused()}</Tag> : null}
                  {waits || joined.waits || right.waits ? <Tag>{m.places_saved_here()}</Tag> : null}
                  <Button
                    variant="secondary"
                    disabled={busy}
                    aria-label={hidden ? m.places_do_unhide_of({ place: name }) : m.places_do_hide_of({ place: name })}
                    onClick={() =>
                      void kept(() => saveHiding(me, { site: id, hidden: !hidden, place: name })).then(read.refresh)
                    }
                  >
                    {hidden ? m.places_do_unhide() : m.places_do_hide()}
                  </Button>
                  <Button
                    variant="secondary"
                    aria-label={m.places_do_correct_of({ place: name })}
                    onClick={() => onCorrect(site)}
                  >
                    {m.places_do_correct()}
                  </Button>
                  {hidden || joined.into !== null ? null : (
                    <Link
                      to="/content/$kind"
                      params={{ kind: 'place' }}
                      search={{ site: id }}
                      aria-label={m.places_do_write_of({ place: name })}
                      className={textLink}
                    >
                      {m.places_do_write()}
                    </Link>
                  )}
                  <Link
                    to="/content/links"
                    search={{ site: id }}
                    aria-label={m.places_do_link_of({ place: name })}
                    className={textLink}
                  >
                    {m.places_do_link()}
                  </Link>
                  {joined.into === null ? (
                    <Button
                      variant="secondary"
                      disabled={busy}
                      aria-label={m.places_do_merge_of({ place: name })}
                      onClick={() => setMerging(site)}
                    >
                      {m.places_do_merge()}
                    </Button>
                  ) : (
                    <Button
                      variant="secondary"
                      disabled={busy}
                      aria-label={m.places_do_part_of({ place: name })}
                      onClick={() => void join(site, null)}
                    >
                      {m.places_do_part()}
                    </Button>
                  )}
                </div>
                {textsOf(`site/${id}`)}
                {right.undone.length === 0 ? null : (
                  <ul className={quiet}>
                    {right.undone.map((one) => (
                      <li key={one.id}>
                        {[
                          m.places_corrected_to({
                            field: fieldWords[one.field](),
                            now: valueWords(one.field, one.now),
                          }),
                          moment(Date.parse(one.client_created_at)),
                          m.places_not_done(),
                        ].join(' · ')}
                      </li>
                    ))}
                  </ul>
                )}
                {joined.told.length === 0 ? null : (
                  <ul className={quiet}>
                    {joined.told.map((one) => (
                      <li key={one.id}>
                        {[
                          one.into_id === null ? m.places_parted() : m.places_merged({ place: named(one.into_id) }),
                          moment(Date.parse(one.client_created_at)),
                          one.counts ? '' : m.places_not_done(),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </details>
      {merging === null ? null : (
        <MergeForm
          site={merging}
          others={all.filter((one) => one.id !== merging.id && !one.hidden && joinedOf(one).into === null)}
          busy={busy}
          onClose={() => setMerging(null)}
          onJoin={(into) => join(merging, into)}
        />
      )}
    </Panel>
  );
}

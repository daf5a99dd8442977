/** Who could be the same among all givers, the most likely first, and saying what they are where they stand. */
import { useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Alike } from '../../../ui/staff/SameList.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { Verdict } from '../../persons/model/link.ts';
import type { GiverCard, LikePair } from '../data/giverReads.ts';
import { pairKey, useLikePairs } from '../data/useLikePairs.ts';
import { reasonsInWords } from './likeness.ts';

const nameOf = ({ name }: GiverCard) => name ?? m.givers_nameless();
const named = (card: GiverCard) => ({ id: card.id, name: nameOf(card) });

export function LikePanel() {
  const { known, open, asOf, trouble, busy, say } = useLikePairs();
  const top = useRef<HTMLDivElement>(null);
  async function decide({ one, other }: LikePair, verdict: Verdict) {
    // The button that was pressed goes; whoever goes by keyboard stays here.
    if (await say(named(one), named(other), verdict)) top.current?.focus();
  }
  return (
    <Panel title={m.givers_like()}>
      <div ref={top} id="like" tabIndex={-1}>
        {!known ? null : (
          <p className={css({ maxWidth: 'text' })}>{open.length === 0 ? m.givers_like_none() : m.givers_like_hint()}</p>
        )}
        <ul aria-label={m.givers_like()}>
          {open.map((pair) => (
            <Alike
              key={pairKey(pair)}
              who={
                <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })}>
                  {[pair.one, pair.other].map((card) => (
                    <Link key={card.id} to="/finance/givers/$giver" params={{ giver: card.id }} className={textLink}>
                      {nameOf(card)}
                    </Link>
                  ))}
                </span>
              }
              name={`${nameOf(pair.one)}, ${nameOf(pair.other)}`}
              reasons={reasonsInWords(pair.reasons)}
              more={
                <>
                  <p>{placeOf(pair.one)}</p>
                  <p>{placeOf(pair.other)}</p>
                </>
              }
              busy={busy}
              onSay={(verdict) => void decide(pair, verdict)}
            />
          ))}
        </ul>
      </div>
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

const placeOf = ({ name, street, city, employer }: GiverCard) =>
  [name, street, city, employer].filter(Boolean).join(', ') || m.money_no_address();

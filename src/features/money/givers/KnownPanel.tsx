/** What is known of a giver now, and writing down what was learned; where two wrote at once, both are shown until somebody decides. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { newId } from '../data/newId.ts';
import { saveGiver } from '../data/saveMoney.ts';
import type { VersionHere } from '../data/useMoneyHere.ts';
import { factsIn, type GiverFacts } from '../model/giverForm.ts';
import { knownOf, readUpTo, standingOf, unreadOf, type Giver } from '../model/giverPage.ts';
import type { GiverPayload } from '../model/kinds.ts';
import { giverKindWords } from '../model/words.ts';
import { Differences } from './Differences.tsx';
import { GiverDialog } from './GiverDialog.tsx';

interface KnownPanelProps {
  readonly me: string;
  readonly giver: Giver;
  /** What this phone wrote and the server's answer has not. */
  readonly written: readonly VersionHere[];
}

const factsSaid = ({ contributor: _contributor, knew: _knew, phone, ...facts }: GiverPayload): GiverFacts => ({
  ...facts,
  phone: phone ?? null,
});

export function KnownPanel({ me, giver, written }: KnownPanelProps) {
  const [from, setFrom] = useState<GiverFacts | 'known' | null>(null);
  const { busy, kept } = useSaving(m.money_not_saved, 'device');
  const record = standingOf(giver);
  if (record === null) return null;
  const mine = written.find(({ said, delivery }) => said.contributor === record.id && delivery !== 'refused');
  const facts = mine ? factsSaid(mine.said) : knownOf(record);
  const other = mine ? null : unreadOf(record);
  const now = knownOf(record);

  /** What counts stays as it is, now that both were read. */
  async function keepNow(of: string, what: GiverFacts, upTo: number) {
    await kept(() => saveGiver(me, newId(), { contributor: of, ...what, knew: upTo }));
  }

  return (
    <Panel
      title={m.givers_known()}
      aside={
        <Button variant="secondary" onClick={() => setFrom('known')}>
          {m.givers_write()}
        </Button>
      }
    >
      {facts === null ? (
        <p>{m.givers_nameless()}</p>
      ) : (
        <div className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
          <p>
            <strong>{facts.name}</strong> · {giverKindWords[facts.kind]()}
          </p>
          <p>
            {[facts.street, facts.city, facts.state, facts.postcode].filter(Boolean).join(', ') || m.money_no_address()}
          </p>
          <p className={css({ _empty: { display: 'none' } })}>
            {[facts.occupation, facts.employer, facts.email, facts.phone].filter(Boolean).join(' · ')}
          </p>
          {mine ? (
            <p>
              <Tag loud={mine.delivery !== 'delivered'}>
                {mine.delivery === 'delivered' ? m.money_tag_sent() : m.money_tag_waiting()}
              </Tag>
            </p>
          ) : null}
        </div>
      )}
      {written.some(({ delivery }) => delivery === 'refused') ? (
        <p className={css({ fontWeight: 'bold', color: 'danger' })}>{m.givers_refused()}</p>
      ) : null}
      <div aria-live="polite">
        {other !== null && now !== null ? (
          <div
            data-testid="giver-conflict"
            className={css({
              display: 'grid',
              gap: '3',
              marginTop: '3',
              padding: '3',
              backgroundColor: 'straw',
              color: 'onStraw',
            })}
          >
            <p className={css({ fontWeight: 'bold' })}>
              {m.givers_two_wrote({ name: other.by ?? m.money_account_gone() })}
            </p>
            <Differences was={now} is={other} />
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
              <Button variant="secondary" onClick={() => setFrom(factsIn(other))}>
                {m.givers_take_theirs()}
              </Button>
              <Button
                variant="secondary"
                disabled={busy}
                onClick={() => void keepNow(record.id, now, readUpTo(record))}
              >
                {m.givers_keep_now()}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      {from === null ? null : (
        <GiverDialog me={me} record={record} from={from === 'known' ? facts : from} onClose={() => setFrom(null)} />
      )}
    </Panel>
  );
}

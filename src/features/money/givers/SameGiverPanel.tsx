/** Who else a giver could be, with the reasons; what was decided, and the way back. Works in a dead spot. */
import { useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Alike, DecidedAlike } from '../../../ui/staff/SameList.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import type { Verdict } from '../../persons/model/link.ts';
import type { GiverLinks } from '../data/useGiverLinks.ts';
import { versionOf, type Giver, type GiverRecord } from '../model/giverPage.ts';
import { reasonsInWords, verdictInWords } from './likeness.ts';

const nameOf = (record: GiverRecord) => versionOf(record)?.name ?? m.givers_nameless();
const named = (record: GiverRecord) => ({ id: record.id, name: nameOf(record) });
const placeOf = (record: GiverRecord) => {
  const now = versionOf(record);
  return [now?.street, now?.city, now?.employer, now?.email].filter(Boolean).join(', ') || m.money_no_address();
};

export function SameGiverPanel({ giver, links }: { readonly giver: Giver; readonly links: GiverLinks }) {
  const top = useRef<HTMLDivElement>(null);
  const { busy, say } = links;
  async function decide(one: GiverRecord, other: GiverRecord, verdict: Verdict) {
    // The button that was pressed goes; whoever goes by keyboard stays here.
    if (await say(named(one), named(other), verdict)) top.current?.focus();
  }
  return (
    <Panel title={m.givers_like()}>
      <div ref={top} tabIndex={-1}>
        {giver.suggestions.length === 0 ? <p>{m.givers_nobody_like()}</p> : null}
        <ul aria-label={m.givers_like()}>
          {giver.suggestions.map(({ record, like, reasons }) => (
            <Alike
              key={record.id}
              who={
                <Link to="/finance/givers/$giver" params={{ giver: record.id }} className={textLink}>
                  {nameOf(record)}
                </Link>
              }
              name={nameOf(record)}
              reasons={reasonsInWords(reasons)}
              more={placeOf(record)}
              busy={busy}
              onSay={(verdict) => void decide(like, record, verdict)}
            />
          ))}
        </ul>
        {giver.decided.length === 0 ? null : (
          <>
            <h3 className={css({ textStyle: 'h4', marginTop: '4' })}>{m.ui_same_decided()}</h3>
            <ul aria-label={m.ui_same_decided()}>
              {giver.decided.map(({ word, one, other }) => (
                <DecidedAlike
                  key={word.id}
                  said={verdictInWords(word.verdict)}
                  both={[`${nameOf(one)} (${placeOf(one)})`, `${nameOf(other)} (${placeOf(other)})`]}
                  names={[nameOf(one), nameOf(other)]}
                  more={[
                    moment(Date.parse(word.at)),
                    word.by,
                    word.delivery === null ? null : word.delivery === 'sent' ? m.givers_sent() : m.givers_saved_here(),
                  ]
                    .filter((part) => part !== null)
                    .join(' · ')}
                  busy={busy}
                  onUndo={() => void decide(one, other, 'undone')}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}

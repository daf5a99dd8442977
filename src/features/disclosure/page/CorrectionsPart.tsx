/** What was corrected after it was filed: why, when, and which sums it changed. Nothing that was published is taken out of sight. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { typeWords } from '../../money/model/words.ts';
import { changesOf, type About } from '../model/snapshot.ts';
import { facts, line } from '../parts/styles.ts';
import { dayWords } from '../parts/words.ts';

export function CorrectionsPart({ about: { corrections } }: { readonly about: About }) {
  return (
    <Panel title={m.disclosure_corrections()}>
      {corrections.length === 0 ? <p>{m.disclosure_corrections_none()}</p> : null}
      <ul>
        {corrections.map((one) => {
          const changes = changesOf(one);
          return (
            <li key={`${one.covers_until} ${one.version}`} className={line}>
              <h3 className={css({ fontFamily: 'body', fontWeight: 'bold' })}>
                {m.disclosure_corrected({ until: dayWords(one.covers_until), version: String(one.version) })}
              </h3>
              <p>{one.reason}</p>
              <p className={facts}>{m.disclosure_filed_on({ day: dayWords(one.filed_on) })}</p>
              {changes.length === 0 ? <p>{m.disclosure_no_sum()}</p> : null}
              <ul>
                {changes.map(({ type, was, now }) => (
                  <li key={type}>
                    {m.disclosure_changed({ what: typeWords[type](), was: exactMoney(was), now: exactMoney(now) })}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

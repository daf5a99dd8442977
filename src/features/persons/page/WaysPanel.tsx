/** How to reach somebody: each number and address once, what was agreed to beside it, and the press that calls, texts or writes. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { channelWords, currentWords } from '../../consent/model/ledger.ts';
import { dialable } from '../../field/model/dial.ts';
import type { Person } from '../model/person.ts';
import type { Way } from '../model/sheet.ts';
import { waysOf } from '../model/ways.ts';
import { buttons, row } from '../parts/styles.ts';

export function WaysPanel({ person, ways }: { readonly person: Person; readonly ways: readonly Way[] }) {
  const { phones, emails, places } = waysOf(person);
  const leave = person.members.some((one) => one.do_not_contact);
  return (
    <Panel title={m.persons_ways()}>
      {leave ? <p className={css({ fontWeight: 'bold', color: 'danger' })}>{m.persons_do_not_contact()}</p> : null}
      {phones.length + emails.length === 0 ? <p>{m.persons_no_ways()}</p> : null}
      <ul aria-label={m.persons_ways()}>
        {phones.map(({ said, point }) => (
          <li key={point} className={row}>
            <Consented said={said} ways={ways.filter((way) => way.point === point)} />
            <div className={buttons}>
              <ButtonLink href={`tel:${dialable(said)}`} aria-label={m.persons_call_on({ phone: said })}>
                {m.persons_call()}
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                href={`sms:${dialable(said)}`}
                aria-label={m.persons_text_on({ phone: said })}
              >
                {m.persons_text()}
              </ButtonLink>
            </div>
          </li>
        ))}
        {emails.map(({ said, point }) => (
          <li key={point} className={row}>
            <Consented said={said} ways={ways.filter((way) => way.point === point)} />
            <div className={buttons}>
              <ButtonLink variant="secondary" href={`mailto:${said}`} aria-label={m.persons_write_to({ email: said })}>
                {m.persons_write()}
              </ButtonLink>
            </div>
          </li>
        ))}
        {places.map((place) => (
          <li key={place} className={row}>
            {place}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Consented({ said, ways }: { readonly said: string; readonly ways: readonly Way[] }) {
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })}>
      <strong>{said}</strong>
      {ways.length === 0 ? <Tag>{m.persons_no_word()}</Tag> : null}
      {ways.map((way) => (
        <Tag key={way.channel} loud={way.allowed}>
          {`${channelWords[way.channel]()}: ${currentWords({ ...way, contact_point: way.point, changed_at: way.at })}`}
        </Tag>
      ))}
    </p>
  );
}

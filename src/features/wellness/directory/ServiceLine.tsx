/** One service: what it is, whether it is open, whom to call, and behind a press all the rest. Grey where nobody has asked for 90 days. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Said } from '../../../ui/Said.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { dayWords as isoDayWords } from '../../../ui/figure/words.ts';
import type { About } from '../../corrections/model/about.ts';
import { clock } from '../data/clock.ts';
import { isUnverified, type Service } from '../model/service.ts';
import { CallLink } from '../parts/CallLink.tsx';
import { facts, line, quiet } from '../parts/styles.ts';
import { costWords, dayWords, languageWords, needWords, sentence } from '../parts/words.ts';
import { OpenState } from '../parts/OpenState.tsx';
import { ServiceMore } from '../parts/ServiceMore.tsx';

const grey = css({ '&[data-grey]': { color: 'inkMuted', '& [data-open]': { color: 'inkMuted' } } });

export interface ServiceLineProps {
  readonly of: Service;
  /** Epoch ms; null while printing and hydrating. */
  readonly now: number | null;
  /** The day on which a caller heard that it is closed, YYYY-MM-DD; null: nobody did. */
  readonly closed: string | null;
  /** For whoever knows better. */
  readonly wrong: (about: About) => ReactNode;
}

export function ServiceLine({ of, now, closed, wrong }: ServiceLineProps) {
  const { body, slug, hours, checked } = of;
  const name = spoken(body.name);
  const old = now !== null && isUnverified(of, clock.day(now));
  return (
    <li id={`service-${slug}`} data-grey={old || closed !== null || undefined} className={`${line} ${grey}`}>
      <p className={facts}>
        <Tag>{needWords[body.need]()}</Tag>
        <span>{costWords[body.cost]()}</span>
        <span>{sentence(listed(body.languages.map((one) => languageWords[one]())))}</span>
      </p>
      <h3 className={css({ textStyle: 'h4' })} lang={name.lang}>
        {name.words}
      </h3>
      {closed === null ? null : (
        <p>
          <strong>{m.wellness_told_closed({ day: isoDayWords(closed) })}</strong>
        </p>
      )}
      <OpenState hours={hours} now={now} />
      <p className={css({ maxWidth: 'text', whiteSpace: 'pre-line' })}>
        <Said of={body.text} />
      </p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })}>
        {body.phones.map(({ id, phone, label }) => (
          <li key={id}>
            <CallLink phone={phone}>
              {label ? (
                <>
                  <Said of={label} />{' '}
                </>
              ) : (
                <VisuallyHidden>{m.wellness_call({ who: name.words })} </VisuallyHidden>
              )}
            </CallLink>
          </li>
        ))}
      </ul>
      <details>
        <summary className={opener}>
          {m.wellness_more()}
          <VisuallyHidden>: {name.words}</VisuallyHidden>
        </summary>
        <ServiceMore body={body} today={now === null ? null : clock.day(now)} />
      </details>
      <p className={quiet}>
        {old ? (
          <strong>{m.wellness_unchecked({ day: dayWords(checked) })} </strong>
        ) : (
          `${m.wellness_checked({ day: dayWords(checked) })} `
        )}
        {wrong({ item: of.id, kind: 'service', name: name.words, confidential: body.confidential === true })}
      </p>
    </li>
  );
}

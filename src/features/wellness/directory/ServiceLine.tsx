/** One service: what it is, whether it is open, whom to call, and behind a press all the rest. Grey where nobody has asked for 90 days. */
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { listed } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Said } from '../../../ui/Said.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { clock } from '../data/clock.ts';
import { isUnverified, type Service } from '../model/service.ts';
import { CallLink } from '../parts/CallLink.tsx';
import { facts, line, link, quiet } from '../parts/styles.ts';
import { costWords, dayWords, languageWords, needWords, sentence } from '../parts/words.ts';
import { OpenState } from '../parts/OpenState.tsx';
import { ServiceMore } from '../parts/ServiceMore.tsx';

const grey = css({ '&[data-grey]': { color: 'inkMuted', '& [data-open]': { color: 'inkMuted' } } });

export interface ServiceLineProps {
  readonly of: Service;
  /** Epoch ms; null while printing and hydrating. */
  readonly now: number | null;
  /** Where somebody writes who knows better. */
  readonly email: string;
}

export function ServiceLine({ of, now, email }: ServiceLineProps) {
  const { body, slug, hours, checked } = of;
  const name = spoken(body.name);
  const old = now !== null && isUnverified(of, clock.day(now));
  return (
    <li id={`service-${slug}`} data-grey={old || undefined} className={`${line} ${grey}`}>
      <p className={facts}>
        <Tag>{needWords[body.need]()}</Tag>
        <span>{costWords[body.cost]()}</span>
        <span>{sentence(listed(body.languages.map((one) => languageWords[one]())))}</span>
      </p>
      <h3 className={css({ textStyle: 'h4' })} lang={name.lang}>
        {name.words}
      </h3>
      <OpenState hours={hours} now={now} />
      <p className={css({ maxWidth: 'text' })}>
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
        <a
          className={link}
          href={`mailto:${email}?subject=${encodeURIComponent(m.wellness_wrong_about({ name: name.words }))}`}
        >
          {m.wellness_wrong()}
        </a>
      </p>
    </li>
  );
}

/** One program: for whom, when, whether there is a seat, how far away, and where one signs up. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../../core/content/localized.ts';
import { distanceWords } from '../../../../hooks/distance.ts';
import { listed, townDay } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';
import { dayWords } from '../../../../ui/figure/words.ts';
import { line, quiet } from '../../../../ui/entry.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Said } from '../../../../ui/Said.tsx';
import { Tag } from '../../../../ui/staff/Tag.tsx';
import { textLink } from '../../../../ui/staff/textLink.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { About } from '../../../corrections/model/about.ts';
import type { Spot } from '../../../places/model/spot.ts';
import { checkedOn, isUnverified, metresTo, signUpOf } from '../../model/program.ts';
import type { ProgramBody } from '../../model/programContent.ts';
import { agesWords, languageWords, programCostWords, seasonWords, signUpWords, subjectWords } from '../words.ts';
import { seatsWords } from './seatsWords.ts';
import type { Program } from './spec.ts';

const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const text = css({ maxWidth: 'text' });
/** Of what nobody has asked about for long: it may be wrong. */
const grey = css({ '&[data-grey]': { color: 'inkMuted' } });

export interface ProgramLineProps {
  readonly of: Program;
  readonly from: Spot | null;
  /** Of the town, YYYY-MM-DD; null while printing and hydrating. */
  readonly today: string | null;
  /** The day on which a caller heard that it is closed, YYYY-MM-DD; null: nobody did. */
  readonly closed: string | null;
  /** For whoever knows better. */
  readonly wrong: (about: About) => ReactNode;
}

export function ProgramLine({ of, from, today, closed, wrong }: ProgramLineProps) {
  const { slug, body } = of;
  const checked = checkedOn(of, townDay);
  const old = today !== null && isUnverified(checked, today);
  const name = spoken(body.name);
  const metres = from === null ? null : metresTo(body, from);
  return (
    <li id={`program-${slug}`} data-grey={old || closed !== null || undefined} className={`${line} ${grey}`}>
      <p className={facts}>
        <Tag>{subjectWords[body.subject]()}</Tag>
        <strong>{agesWords({ from: body.age_from, until: body.age_until })}</strong>
        <span>{listed(body.seasons.map((one) => seasonWords[one]()))}</span>
        {metres === null ? null : <span>{m.education_away({ distance: distanceWords(metres) })}</span>}
      </p>
      <h3 className={css({ textStyle: 'h4' })} lang={name.lang}>
        {name.words}
      </h3>
      {closed === null ? null : (
        <p>
          <strong>{m.education_told_closed({ day: dayWords(closed) })}</strong>
        </p>
      )}
      <p className={text}>
        <Said of={body.text} />
      </p>
      <p className={text}>
        {body.hours ? (
          <>
            <Said of={body.hours} />
            {' · '}
          </>
        ) : null}
        {body.address === undefined ? '' : `${body.address} · `}
        {body.provider}
      </p>
      <p className={text}>
        <strong>{programCostWords[body.cost]()}</strong>
        {body.cost_note ? (
          <>
            {'. '}
            <Said of={body.cost_note} />
          </>
        ) : null}
        {' · '}
        {listed(body.languages.map((one) => languageWords[one]()))}
      </p>
      <p className={text}>
        <strong>{seatsWords(body)}</strong>{' '}
        {body.seats_on === undefined ? '' : m.education_seats_on({ day: dayWords(body.seats_on) })}
      </p>
      <SignUpPart body={body} name={name.words} today={today} />
      <p className={quiet}>
        {old ? (
          <strong>{m.education_unchecked({ day: dayWords(checked) })}</strong>
        ) : (
          m.education_checked({ day: dayWords(checked) })
        )}{' '}
        {wrong({ item: of.id, kind: 'program', name: name.words })}
      </p>
    </li>
  );
}

interface SignUpProps extends Pick<ProgramLineProps, 'today'> {
  readonly body: ProgramBody;
  readonly name: string;
}

function SignUpPart({ body, name, today }: SignUpProps) {
  const { signup_url: url, signup_opens: opens, signup_closes: closes, phone } = body;
  const state = today === null ? null : signUpOf(body, today);
  const days = [
    opens === undefined ? '' : m.education_sign_up_from({ day: dayWords(opens) }),
    closes === undefined ? '' : m.education_sign_up_until({ day: dayWords(closes) }),
  ].filter(Boolean);
  return (
    <p className={facts}>
      <span>
        {state === null ? m.education_sign_up() : signUpWords[state]()}
        {days.length === 0 ? '' : `, ${days.join(' ')}`}
      </span>
      {url === undefined || state === 'closed' ? null : (
        <a className={textLink} href={url} rel="noreferrer">
          {m.education_sign_up()}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </a>
      )}
      {phone === undefined ? null : (
        <a className={textLink} href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
          <Icon name="phone" /> {phone}
        </a>
      )}
    </p>
  );
}

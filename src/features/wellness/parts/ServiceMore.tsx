/** All that is known of a service: hours, for whom, cost, way in, place. Of a shelter for people in danger no place. */
import type { ReactNode } from 'react';
import { m } from '../../../messages/messages.js';
import { listed } from '../../../hooks/format.ts';
import { Said } from '../../../ui/Said.tsx';
import type { ServiceBody } from '../model/serviceContent.ts';
import type { DayNumber } from '../model/townClock.ts';
import { link, pairs } from './styles.ts';
import { accessWords, costWords, sentence } from './words.ts';
import { HoursList } from './HoursList.tsx';

export function ServiceMore({ body, today }: { readonly body: ServiceBody; readonly today: DayNumber | null }) {
  const { provider, eligibility, cost, cost_note: costNote, access = [], address, directions, website } = body;
  return (
    <dl className={pairs}>
      <Pair name={m.wellness_hours_title()}>
        <HoursList body={body} today={today} />
      </Pair>
      {eligibility ? (
        <Pair name={m.wellness_for_whom()}>
          <Said of={eligibility} />
        </Pair>
      ) : null}
      <Pair name={m.wellness_cost()}>
        {costWords[cost]()}
        {costNote ? (
          <>
            {'. '}
            <Said of={costNote} />
          </>
        ) : null}
      </Pair>
      {access.length === 0 ? null : (
        <Pair name={m.wellness_access()}>{sentence(listed(access.map((one) => accessWords[one]())))}</Pair>
      )}
      {body.confidential === true ? <Pair name={m.wellness_where()}>{m.wellness_confidential()}</Pair> : null}
      {address === undefined && !directions ? null : (
        <Pair name={m.wellness_where()}>
          {address}
          {address !== undefined && directions ? '. ' : ''}
          <Said of={directions} />
        </Pair>
      )}
      <Pair name={m.wellness_run_by()}>{provider}</Pair>
      {website === undefined ? null : (
        <Pair name={m.wellness_website()}>
          <a className={link} href={website} rel="noreferrer">
            {website.replace(/^https:\/\/|\/$/g, '')}
          </a>
        </Pair>
      )}
    </dl>
  );
}

const Pair = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** One person in the list: who they are, what they sent, and the way to their page. */
import { Link } from '@tanstack/react-router';
import { css, cx } from 'styled-system/css';
import { moment } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { PersonLine } from '../model/sheet.ts';
import { quiet, row } from '../parts/styles.ts';
import { WhatTags } from '../parts/WhatTags.tsx';

export function PersonRow({ line }: { readonly line: PersonLine }) {
  const ways = [line.phone, line.email, line.place].filter((way) => way !== null);
  return (
    <li className={row}>
      <Link
        to="/admin/people/$person"
        params={{ person: line.ref }}
        className={cx(
          css({
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 'touch',
            justifySelf: 'start',
            fontWeight: 'bold',
            fontSize: '1.125rem',
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
          }),
        )}
      >
        {line.name}
      </Link>
      {ways.length > 0 ? <p>{ways.join(' · ')}</p> : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <WhatTags whats={line.whats} />
        <span className={quiet}>
          {line.records > 1 ? `${m.persons_records({ count: line.records })} · ` : ''}
          {moment(Date.parse(line.at))}
        </span>
      </div>
    </li>
  );
}

/** Who works for the campaign, paid or not, and how to write to them. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { membersRead } from '../data/reads.ts';
import { useLiveItems } from '../data/useOpen.ts';
import type { MemberBody } from '../model/memberContent.ts';
import { Age } from '../parts/Age.tsx';
import { Said } from '../../../ui/Said.tsx';
import { facts, line, link, stack, title } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';

/** Their own order; the day they began only tells those apart that have none. */
const orderOf = ({ place, since }: MemberBody) =>
  `${String(999_999 - (place ?? 999_999)).padStart(9, '0')} ${since ?? ''}`;

export function PeoplePart() {
  const open = useLiveItems(membersRead, orderOf);
  return (
    <div className={stack}>
      {open.rows?.length === 0 ? (
        <EmptyState title={m.transparency_nothing()}>
          <p>{m.transparency_nothing_more()}</p>
        </EmptyState>
      ) : null}
      <ul className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, columnGap: '8' })}>
        {open.rows?.map(({ id, slug, body }) => (
          <Member key={id} slug={slug} body={body} />
        ))}
      </ul>
      <Age of={open} source={m.transparency_source_campaign()} />
    </div>
  );
}

export function Member({ slug, body }: { readonly slug: string; readonly body: MemberBody }) {
  return (
    <li className={line} id={`member-${slug}`}>
      {body.portrait ? (
        <Picture value={body.portrait} sizes="8rem" className={css({ maxWidth: '8rem', borderRadius: 'sm' })} />
      ) : null}
      <h2 className={title}>{body.name}</h2>
      <p className={facts}>
        <Said of={body.job} />
        <Tag>{body.paid ? m.transparency_paid() : m.transparency_unpaid()}</Tag>
        {body.since ? <span>{m.transparency_since({ day: dayWords(body.since) })}</span> : null}
      </p>
      {body.text ? (
        <p>
          <Said of={body.text} />
        </p>
      ) : null}
      {body.email ? (
        <p>
          <a className={link} href={`mailto:${body.email}`}>
            {body.email}
          </a>
        </p>
      ) : null}
    </li>
  );
}

/** Who can be called this minute, before anything is searched for. Its place is kept while the page is printed: what is open only the device knows. */
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { digits } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { clock } from '../data/clock.ts';
import { openFirst } from '../model/openFirst.ts';
import type { Service } from '../model/service.ts';
import { CallLink } from '../parts/CallLink.tsx';
import { OpenState } from '../parts/OpenState.tsx';

const SHOWN = 3;

const root = css({
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
  paddingInline: '3',
  marginBottom: '5',
  _noscript: { display: 'none' },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '3.5rem',
});
/** Beneath each other on a phone, beside each other on a desktop; its room is kept before anybody knows who is open. */
const list = css({
  minHeight: { base: '12.75rem', lg: '6.5rem' },
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '8',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: '3',
  height: { base: '4.25rem', lg: '6.5rem' },
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  overflow: 'hidden',
  '& strong': { display: 'block' },
  '& strong, & [data-line] *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface OpenNowProps {
  readonly services: readonly Service[];
  /** Epoch ms; null while printing and hydrating. */
  readonly now: number | null;
  readonly onAll: () => void;
}

export function OpenNow({ services, now, onAll }: OpenNowProps) {
  const open = now === null ? [] : openFirst(services, now, clock);
  const shown = open.slice(0, SHOWN);
  return (
    <section aria-label={m.wellness_when_now()} className={root}>
      <div className={head}>
        <h3 className={css({ textStyle: 'h4' })}>{m.wellness_when_now()}</h3>
        {open.length > SHOWN ? (
          <Button variant="ghost" onClick={onAll}>
            {m.wellness_open_all({ count: digits(open.length) })}
          </Button>
        ) : null}
      </div>
      <ul className={list}>
        {now !== null && shown.length === 0 ? <li>{m.wellness_open_none()}</li> : null}
        {shown.map((one) => (
          <li key={one.id} className={row}>
            <span className={css({ minWidth: '0' })}>
              <strong lang={spoken(one.body.name).lang}>{spoken(one.body.name).words}</strong>
              <span data-line>
                <OpenState hours={one.hours} now={now} />
              </span>
            </span>
            {one.body.phones[0] ? (
              <CallLink phone={one.body.phones[0].phone}>
                <VisuallyHidden>{m.wellness_call({ who: spoken(one.body.name).words })} </VisuallyHidden>
              </CallLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

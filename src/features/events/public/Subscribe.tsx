/** The way to all events at once: a calendar that keeps itself up to date, or a file. */
import { css } from 'styled-system/css';
import { feedAddress } from '../data/feedAddress.ts';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { more } from './styles.ts';

/** Rendered in browsers only, below the list. */
export function Subscribe() {
  const { file, subscribe, google } = feedAddress();
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '5',
        rowGap: '3',
        paddingBlock: { base: '6', md: '8' },
        borderTopWidth: '2px',
        borderTopStyle: 'solid',
        borderTopColor: 'ink',
      })}
    >
      <p className={css({ maxWidth: 'text', flexGrow: '1', flexBasis: { base: 'full', md: '0' } })}>
        <strong className={css({ display: 'block' })}>{m.public_every()}</strong>
        {m.public_every_more()}
      </p>
      <ButtonLink href={subscribe} variant="secondary">
        <Icon name="calendar" /> {m.public_subscribe()}
      </ButtonLink>
      <p className={css({ display: 'flex', gap: '3' })}>
        <a className={more} href={google} target="_blank" rel="noopener" aria-label={m.public_subscribe_google()}>
          {m.public_google()}
        </a>
        <a className={more} href={file} download="events.ics" aria-label={m.public_download_all()}>
          {m.public_download()}
        </a>
      </p>
    </div>
  );
}

/** The campaign's name in the staff frame; it leads to the public page. */
import { localHref } from '../../core/address.ts';
import { css } from 'styled-system/css';
import { campaign } from '../../campaign.ts';
import { m } from '../../messages/messages.js';

export function FrameBrand() {
  return (
    <a
      href={localHref('/')}
      className={css({
        display: 'inline-flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minHeight: 'touch',
        fontFamily: 'display',
        fontWeight: 'black',
        fontSize: '1.125rem',
        lineHeight: '1.1',
        color: 'onField',
        textDecoration: 'none',
        _focusVisible: { outlineColor: 'straw' },
      })}
    >
      {campaign.shortName}
      <span className={css({ fontWeight: 'medium', fontSize: '0.875rem', color: 'onFieldMuted' })}>
        {m.app_staff()}
      </span>
    </a>
  );
}

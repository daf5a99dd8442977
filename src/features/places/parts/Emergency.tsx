/** Whom to call first where somebody could get hurt: nobody of a campaign reads at night. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { link } from './styles.ts';

const NUMBER = '911';

export function Emergency() {
  return (
    <p
      className={css({
        borderLeftWidth: '4px',
        borderLeftStyle: 'solid',
        borderLeftColor: 'loud',
        paddingLeft: '3',
        maxWidth: 'text',
      })}
    >
      {m.places_danger_first()}{' '}
      <a href={`tel:${NUMBER}`} className={link}>
        {m.places_call({ number: NUMBER })}
      </a>
    </p>
  );
}

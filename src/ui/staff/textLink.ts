/** The look of a link that stands alone among plain text: as tall as a thumb, and known for a link. */
import { css } from 'styled-system/css';

export const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** The look that the parts of this section share. */
import { css } from 'styled-system/css';

/** A quiet link of a finger's height. */
export const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '1',
  textStyle: 'small',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

/** The look of what opens a part that is closed at first. */
import { css } from 'styled-system/css';

/** Of a finger's height, with the browser's own triangle. */
export const opener = css({
  width: 'fit-content',
  paddingBlock: '2',
  minHeight: 'touch',
  fontWeight: 'bold',
  cursor: 'pointer',
});

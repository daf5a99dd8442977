/** Owns the look that the parts of the queue share. */
import { css } from 'styled-system/css';

/** What opens a part that is closed at first: of a finger's height, with the browser's own triangle. */
export const opener = css({
  width: 'fit-content',
  paddingBlock: '2',
  minHeight: 'touch',
  fontWeight: 'bold',
  cursor: 'pointer',
});

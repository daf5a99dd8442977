/** How entries of public lists look: ruled off from each other, facts beneath a heading, an answer set in from what it answers. */
import { css } from 'styled-system/css';

export const line = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '5',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
  // Led to by an address, it is not hidden behind what stays at the top.
  scrollMarginTop: '8rem',
});
export const quiet = css({ textStyle: 'small', color: 'inkMuted' });
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
});
export const answer = css({
  borderLeftWidth: '4px',
  borderLeftStyle: 'solid',
  borderLeftColor: 'quiet',
  paddingLeft: '4',
  maxWidth: 'text',
  display: 'grid',
  gap: '1',
});

/** How places look in their list and on their pages: ruled off from each other, their names in large type. */
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
  scrollMarginTop: '5rem',
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
export const name = css({ fontSize: '1.125rem', fontWeight: 'bold', maxWidth: 'text' });
export const answer = css({
  borderLeftWidth: '4px',
  borderLeftStyle: 'solid',
  borderLeftColor: 'quiet',
  paddingLeft: '4',
  maxWidth: 'text',
  display: 'grid',
  gap: '1',
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
/** Pictures beside each other where there is room. */
export const pictureGrid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '5',
  marginTop: '4',
  minWidth: '0',
});

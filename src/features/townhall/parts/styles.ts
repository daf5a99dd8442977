/** How the town halls look: lines ruled off from each other, a question in large type, facts beneath it. */
import { css } from 'styled-system/css';

export const line = css({
  display: 'grid',
  gap: '3',
  paddingBlock: '5',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
  scrollMarginTop: '5rem',
});
export const questionText = css({ textStyle: 'h4' });
export const quiet = css({ textStyle: 'small', color: 'inkMuted' });
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  // A tag among them keeps the ink that its own ground needs.
  '& > span:not([class])': { color: 'inkMuted' },
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const h2 = css({ textStyle: 'h3', marginBottom: '3' });
export const section = css({ marginTop: { base: '8', md: '12' } });

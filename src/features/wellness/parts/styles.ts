/** How the directory looks: services ruled off from each other, what can be pressed as tall as a thumb. */
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
  scrollMarginTop: '8rem',
});
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  textStyle: 'small',
});
export const quiet = css({ textStyle: 'small', color: 'inkMuted' });
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '11rem 1fr' },
  columnGap: '4',
  maxWidth: 'text',
  paddingBottom: '3',
  '& dt': { fontWeight: 'bold', paddingTop: '2' },
  '& dd': { paddingTop: { base: '0', md: '2' } },
});

/** How the town halls look: lines ruled off from each other, a question in large type, facts beneath it. */
import { css } from 'styled-system/css';

export { quiet } from '../../../ui/entry.ts';
export { textLink as link } from '../../../ui/staff/textLink.ts';

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
export const h2 = css({ textStyle: 'h3', marginBottom: '3' });
export const section = css({ marginTop: { base: '8', md: '12' } });

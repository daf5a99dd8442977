/** How the parts of the page look: lines ruled off from each other, facts beneath a heading, hashes that break anywhere. */
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
});

export const title = css({ textStyle: 'h4' });
export const quiet = css({ textStyle: 'small', color: 'inkMuted' });
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
});
export const hash = css({ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' });
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const stack = css({ display: 'grid', gap: '6', paddingBottom: '8', minWidth: '0' });

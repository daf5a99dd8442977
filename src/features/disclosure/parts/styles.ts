/** The looks that the parts of the page about the campaign's money share. */
import { css } from 'styled-system/css';

export const line = css({
  display: 'grid',
  gap: '1',
  paddingBlock: '4',
  borderTopWidth: '2px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
export const quiet = css({ textStyle: 'small', color: 'inkMuted' });
export const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'small' });
export const hash = css({ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' });
export const figure = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** A total or a group that opens its rows: known for what can be pressed, as tall as a thumb. */
export const opens = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  font: 'inherit',
  color: 'ink',
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
});

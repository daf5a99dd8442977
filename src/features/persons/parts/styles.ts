/** How the pages of people look: rows on ruled lines, as wide as a thumb needs. */
import { css } from 'styled-system/css';

export const backLink = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' });

export const row = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'lineSoft',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _first: { borderTopWidth: '0' },
});

export const quiet = css({ textStyle: 'small', color: 'inkMuted' });

export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** How a line of the ledger looks. */
import { css } from 'styled-system/css';

export const entryLine = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '2',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderBottomColor: 'line',
});

export const entrySum = css({
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-struck]': { textDecoration: 'line-through', fontWeight: 'medium' },
});

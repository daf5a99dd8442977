/** How reports look in a list, and their hashes. */
import { css } from 'styled-system/css';

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderBottomStyle: 'solid',
  borderBottomColor: 'line',
});
export const hash = css({ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' });

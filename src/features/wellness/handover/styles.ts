/** How a service is handed over: targets for a thumb in a glove, as everything at a door. */
import { css } from 'styled-system/css';

const target = {
  minHeight: '4rem',
  paddingInline: '4',
  paddingBlock: '2',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
  backgroundColor: 'sheet',
  color: 'ink',
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const;

export const plainButton = css({
  ...target,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  fontFamily: 'display',
  fontWeight: 'bold',
  fontSize: '1.1875rem',
  '&[aria-pressed=true]': { backgroundColor: 'ink', color: 'paper' },
});
export const choice = css({
  ...target,
  display: 'grid',
  gap: '1',
  width: 'full',
  textAlign: 'start',
  marginBottom: '3',
  overflowWrap: 'anywhere',
  '&[data-grey]': { color: 'inkMuted', borderColor: 'lineSoft', '& [data-open]': { color: 'inkMuted' } },
});
export const buttons = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: '3',
});

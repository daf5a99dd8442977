/** The look of links between two ways of seeing the same thing: a list and a map. */
import { css } from 'styled-system/css';

export const views = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { base: 'auto', sm: '1fr' },
  maxWidth: '26rem',
  marginBlock: '4',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
});

export const viewLink = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touch',
  paddingInline: { base: '2', sm: '4' },
  textAlign: 'center',
  color: 'ink',
  fontWeight: 'bold',
  textDecoration: 'none',
  '&[aria-current=page]': { backgroundColor: 'ink', color: 'paper' },
});

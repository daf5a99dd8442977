/** How a crew's page looks: targets for a thumb in a glove. Nothing here is smaller than 64 px. */
import { css } from 'styled-system/css';

export const bigButton = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '4rem',
  width: 'full',
  paddingInline: '4',
  borderWidth: '3px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
  backgroundColor: 'sheet',
  color: 'ink',
  fontFamily: 'display',
  fontWeight: 'bold',
  fontSize: '1.1875rem',
  lineHeight: '1.15',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  _disabled: { opacity: '0.6', cursor: 'progress' },
  '&[data-tone=loud]': { backgroundColor: 'loud', borderColor: 'loud', color: 'onLoud' },
});

export const card = css({
  display: 'grid',
  gap: '3',
  padding: '4',
  backgroundColor: 'sheet',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'sm',
});

export const backLink = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' });

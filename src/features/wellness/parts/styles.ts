/** How the directory looks: services ruled off from each other, what can be pressed as tall as a thumb. */
import { css } from 'styled-system/css';

export { facts, line, quiet } from '../../../ui/entry.ts';

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

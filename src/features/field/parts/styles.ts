/** How the walk looks: targets for a thumb in a glove, ink on paper for the sun. Nothing here is smaller than 64 px. */
import { css } from 'styled-system/css';

/** A phone on its side: there is no height to spare for a bar of two rows. */
const LYING = '@media (orientation: landscape) and (max-height: 30em)';
/** A phone with its text made very large: a bar that stays would leave nothing else in sight. */
const LARGE_TEXT = '@media (max-width: 18em)';

export const big = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: '4rem',
  paddingInline: '4',
  paddingBlock: '3',
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
  userSelect: 'none',
  touchAction: 'manipulation',
  _disabled: { opacity: '0.6', cursor: 'progress' },
  '&[aria-pressed=true]': { backgroundColor: 'ink', color: 'paper' },
  '&[aria-checked=true]': { backgroundColor: 'ink', color: 'paper' },
  '&[data-tone=loud]': { backgroundColor: 'loud', borderColor: 'loud', color: 'onLoud' },
  '&[data-tone=ink]': { backgroundColor: 'ink', color: 'paper' },
  '&[data-size=huge]': { minHeight: '5.5rem', fontSize: '1.5rem', [LYING]: { minHeight: '4rem' } },
});

/** Stays within the thumb's reach, above the frame's bar on a phone. */
export const thumbBar = css({
  position: 'sticky',
  bottom: { base: 'calc(3.5rem + env(safe-area-inset-bottom, 0px))', lg: '0' },
  zIndex: '10',
  marginInline: 'calc(var(--spacing-gutter) * -1)',
  paddingInline: 'gutter',
  paddingBlock: '3',
  backgroundColor: 'paper',
  borderTopWidth: '3px',
  borderTopStyle: 'solid',
  borderTopColor: 'line',
  display: 'grid',
  gap: '3',
  marginTop: 'auto',
  [LYING]: {
    display: 'flex',
    alignItems: 'center',
    paddingBlock: '2',
    '& > *': { flex: '1' },
    '& > div': { flex: '2' },
  },
  [LARGE_TEXT]: { position: 'static' },
});

/** So that the bar with the buttons lies at the thumb also where there is little above it. */
export const wholeScreen = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: { base: 'calc(100dvh - 8.75rem)', lg: '100dvh' },
  maxWidth: '40rem',
  paddingTop: '2',
});

export const grid2 = css({
  display: 'grid',
  // Two beside each other where both have room for their words.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 0.375rem)), 1fr))',
  gap: '3',
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
});
/** Something to know before pressing anything. */
export const noteLook = css({ padding: '3', backgroundColor: 'straw', color: 'onStraw', fontWeight: 'bold' });
export const stack = css({ display: 'grid', gap: '3' });
export const quietText = css({ color: 'inkMuted', textStyle: 'small' });

/** A line of a walk list or a batch of calls; whoever uses it gives the columns. */
export const listRow = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '4.5rem',
  paddingBlock: '2',
  paddingInline: '2',
  color: 'ink',
  textDecoration: 'none',
  borderBottomWidth: '2px',
  borderBottomStyle: 'solid',
  borderBottomColor: 'lineSoft',
  '&[data-next=true]': { backgroundColor: 'straw', color: 'onStraw' },
  '&[data-done=true] strong': { color: 'inkMuted' },
});

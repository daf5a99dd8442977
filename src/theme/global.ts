/** What every page gets before any component: paper, type, focus ring, smooth scrolling for those who want motion. */
import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    backgroundColor: 'paper',
    color: 'ink',
    fontFamily: 'body',
    colorScheme: 'light dark',
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
    _motionSafe: { scrollBehavior: 'smooth' },
  },
  body: { textStyle: 'body', minHeight: '100dvh', overflowX: 'clip', WebkitTapHighlightColor: 'transparent' },
  'h1, h2, h3, h4': { fontFamily: 'display', overflowWrap: 'break-word' },
  'p, li, dd, blockquote': { overflowWrap: 'break-word', textWrap: 'pretty' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  'button, summary, [role=button]': { cursor: 'pointer', touchAction: 'manipulation' },
  // pressed before the app was there: taken, on its way
  'a[aria-busy=true]': { cursor: 'progress', opacity: '0.75' },
  'summary::-webkit-details-marker': { display: 'none' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Focused by ui/arrival.ts so that it is read out: nothing to press.
  'h1[tabindex="-1"]:focus': { outline: 'none' },
  // What the first script may have to show before the style runtime is there (ui/Spinner.tsx, ui/PlainError.tsx).
  '.spinner': { animation: 'fadeIn 150ms 150ms both' },
  '.spinner > svg': { color: 'quietText', animation: 'turn 1600ms linear infinite', transformOrigin: 'center' },
  '.spinner > span': { srOnly: true },
  '.full-screen': { minHeight: '100dvh', display: 'grid', placeItems: 'center', backgroundColor: 'paper' },
  '.plain-error': {
    padding: '5',
    maxWidth: 'text',
    marginInline: 'auto',
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
  },
  '.plain-error > :first-child': { textStyle: 'h4' },
  '.plain-error > button': { textDecoration: 'underline', minHeight: 'touch', fontWeight: 'bold' },
  'dialog.plain-error': {
    margin: 'auto',
    backgroundColor: 'sheet',
    color: 'ink',
    borderWidth: '3px',
    borderColor: 'line',
  },
  'dialog.plain-error::backdrop': { backgroundColor: 'ink', opacity: '0.5' },
  '.plain-error pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '::selection': { backgroundColor: 'straw', color: 'onStraw' },
  // a list made for paper: the app around it stays off the paper
  '@media print': {
    'body:has(> [data-print-only]) > :not([data-print-only])': { display: 'none !important' },
    '[data-print-only]': { display: 'block !important', color: 'black', backgroundColor: 'white' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

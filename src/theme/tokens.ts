/** The raw scales: type, space, sizes, motion. Colours live in colors.ts because each has a day and a night value. */
import { defineTokens } from '@pandacss/dev';

export const tokens = defineTokens({
  fonts: {
    display: { value: "'Bricolage Grotesque', 'Bricolage Fallback', Arial, sans-serif" },
    body: { value: "'Public Sans', 'Public Fallback', Arial, sans-serif" },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    bold: { value: '700' },
    black: { value: '800' },
  },
  spacing: {
    '0': { value: '0rem' },
    '0.5': { value: '0.125rem' },
    '1': { value: '0.25rem' },
    '2': { value: '0.5rem' },
    '3': { value: '0.75rem' },
    '4': { value: '1rem' },
    '5': { value: '1.25rem' },
    '6': { value: '1.5rem' },
    '8': { value: '2rem' },
    '10': { value: '2.5rem' },
    '12': { value: '3rem' },
    '16': { value: '4rem' },
    '20': { value: '5rem' },
    '24': { value: '6rem' },
    gutter: { value: 'clamp(1rem, 4.5vw, 3rem)' },
    section: { value: 'clamp(3.5rem, 8vw, 7rem)' },
    barSafe: { value: 'env(safe-area-inset-bottom, 0px)' },
  },
  sizes: {
    full: { value: '100%' },
    touch: { value: '2.75rem' },
    touchLarge: { value: '3.5rem' },
    page: { value: '76rem' },
    text: { value: '65ch' },
    dialog: { value: '34rem' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '3px' },
    md: { value: '6px' },
    pill: { value: '999px' },
  },
  durations: {
    fast: { value: '150ms' },
    base: { value: '200ms' },
    slow: { value: '250ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  },
  zIndex: {
    bar: { value: '30' },
    header: { value: '40' },
    dialog: { value: '60' },
    toast: { value: '80' },
  },
});

export const textStyles = {
  poster: {
    value: {
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'clamp(2.75rem, 1.6rem + 5.2vw, 5.375rem)',
      lineHeight: '0.94',
      letterSpacing: '-0.035em',
      textWrap: 'balance',
    },
  },
  h2: {
    value: {
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'clamp(2.125rem, 1.4rem + 3.2vw, 3.75rem)',
      lineHeight: '1',
      letterSpacing: '-0.03em',
      textWrap: 'balance',
    },
  },
  h3: {
    value: {
      fontFamily: 'display',
      fontWeight: 'bold',
      fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
  h4: {
    value: {
      fontFamily: 'display',
      fontWeight: 'bold',
      fontSize: '1.1875rem',
      lineHeight: '1.2',
      letterSpacing: '-0.01em',
    },
  },
  numeral: {
    value: {
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4.25rem)',
      lineHeight: '0.95',
      letterSpacing: '-0.03em',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  lead: { value: { fontFamily: 'body', fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)', lineHeight: '1.5' } },
  body: { value: { fontFamily: 'body', fontSize: '1.0625rem', lineHeight: '1.6' } },
  small: { value: { fontFamily: 'body', fontSize: '0.9375rem', lineHeight: '1.5' } },
  label: { value: { fontFamily: 'body', fontWeight: 'bold', fontSize: '1rem', lineHeight: '1.35' } },
  action: {
    value: {
      fontFamily: 'display',
      fontWeight: 'bold',
      fontSize: '1.0625rem',
      lineHeight: '1.15',
      letterSpacing: '-0.005em',
    },
  },
};

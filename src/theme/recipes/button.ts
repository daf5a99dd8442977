/** The look of every button and of links that act like one: a flat printed block, never a pill with a shadow. */
import { defineRecipe } from '@pandacss/dev';

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    paddingBlock: '2',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'sm',
    textStyle: 'action',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, color, border-color, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.6', transform: 'none' },
    // What was chosen is seen at once: a colour that fades in is work for a slow phone before the next picture.
    '&[aria-pressed]': { transitionProperty: 'transform' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: { backgroundColor: 'loud', color: 'onLoud', _hover: { backgroundColor: 'loudHover' } },
      secondary: {
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
        _hover: { backgroundColor: 'ink', color: 'paper', borderColor: 'ink' },
      },
      quiet: { backgroundColor: 'quiet', color: 'onQuiet', _hover: { backgroundColor: 'quietHover' } },
      straw: { backgroundColor: 'straw', color: 'onStraw', _hover: { backgroundColor: 'sheet', color: 'ink' } },
      ghost: {
        backgroundColor: 'transparent',
        paddingInline: '3',
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.25em',
        _hover: { textDecorationThickness: '4px' },
      },
    },
    size: {
      md: {},
      lg: { minHeight: 'touchLarge', paddingInline: '6', fontSize: '1.1875rem' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
  // components pass the variant on as a value the extractor cannot see
  staticCss: ['*'],
});

/** Label, hint, error and the three kinds of control a person types or picks in. */
import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'mark', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: {
      textStyle: 'label',
      color: 'ink',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
    },
    mark: { textStyle: 'small', fontWeight: 'normal', color: 'inkMuted' },
    hint: { textStyle: 'small', color: 'inkMuted' },
    error: {
      textStyle: 'small',
      fontWeight: 'bold',
      color: 'danger',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      '& > svg': { flexShrink: '0', marginTop: '0.2em' },
    },
  },
});

export const control = defineRecipe({
  className: 'control',
  base: {
    width: 'full',
    minHeight: '3rem',
    paddingInline: '3',
    paddingBlock: '2',
    // 16 px or more: iOS zooms the page into smaller fields
    fontSize: '1.0625rem',
    lineHeight: '1.4',
    color: 'ink',
    backgroundColor: 'paper',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'control',
    borderRadius: 'sm',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _placeholder: { color: 'inkMuted', opacity: '1' },
    _hover: { borderColor: 'ink' },
    _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '1px', borderColor: 'ink' },
    '&[aria-invalid=true]': { borderColor: 'danger' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      line: {},
      area: { minHeight: '7.5rem', resize: 'vertical' },
      pick: { appearance: 'none', paddingRight: '10' },
    },
  },
  defaultVariants: { kind: 'line' },
  // components pass the variant on as a value the extractor cannot see
  staticCss: ['*'],
});

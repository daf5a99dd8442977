/** A small counted number with one large button on each side: thumbs, not spin arrows. */
import { defineSlotRecipe } from '@pandacss/dev';

export const numberInput = defineSlotRecipe({
  className: 'numberInput',
  slots: ['control', 'input', 'step'],
  base: {
    control: {
      display: 'inline-grid',
      gridTemplateColumns: '3rem 4.5rem 3rem',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'sm',
      overflow: 'hidden',
      backgroundColor: 'paper',
      width: 'fit-content',
      '&:has([aria-invalid=true])': { borderColor: 'danger' },
      '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '1px' },
    },
    input: {
      minHeight: '3rem',
      minWidth: '0',
      textAlign: 'center',
      backgroundColor: 'transparent',
      fontFamily: 'display',
      fontWeight: 'bold',
      fontSize: '1.375rem',
      fontVariantNumeric: 'tabular-nums',
      // Firefox before 121 has no :has(): there the ring stays here.
      '@supports selector(:has(a))': { _focusVisible: { outline: 'none' } },
    },
    step: {
      minHeight: '3rem',
      display: 'grid',
      placeItems: 'center',
      backgroundColor: 'shade',
      color: 'ink',
      _hover: { backgroundColor: 'quietWash' },
      _disabled: { color: 'inkMuted', opacity: '0.5', cursor: 'not-allowed' },
      _focusVisible: { outlineOffset: '-4px' },
    },
  },
});

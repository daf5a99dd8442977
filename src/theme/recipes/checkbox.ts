/** A large box to tick, its words beside it; the whole row is the target. */
import { defineSlotRecipe } from '@pandacss/dev';

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'label', 'hint'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '3',
      alignItems: 'start',
      minHeight: 'touch',
      paddingBlock: '2',
      cursor: 'pointer',
    },
    control: {
      width: '1.625rem',
      height: '1.625rem',
      display: 'grid',
      placeItems: 'center',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'control',
      borderRadius: 'sm',
      backgroundColor: 'paper',
      color: 'onQuiet',
      '&[data-state=checked]': { backgroundColor: 'quiet', borderColor: 'quiet' },
      '&[data-focus-visible]': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' },
    },
    label: { textStyle: 'body', color: 'ink', lineHeight: '1.5' },
    hint: { textStyle: 'small', color: 'inkMuted', gridColumn: '2' },
  },
});

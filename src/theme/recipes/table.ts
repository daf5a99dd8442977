/** Rows under headings; on a phone, where there are many columns, each row a block with its columns' names. */
import { defineSlotRecipe } from '@pandacss/dev';

const PHONE = '@media screen and (max-width: 47.99rem)';

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'caption', 'head', 'heading', 'row', 'name', 'cell', 'sort', 'arrow'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', textStyle: 'small' },
    caption: { srOnly: true },
    head: {
      '[data-stacks] > &': { [PHONE]: { display: 'block', marginBottom: '2' } },
      '[data-stacks] > & > tr': { [PHONE]: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } },
    },
    heading: {
      paddingBlock: '1',
      paddingInline: '2',
      textAlign: 'left',
      verticalAlign: 'middle',
      color: 'inkMuted',
      fontWeight: 'bold',
      '&[data-number]': { textAlign: 'right' },
      _first: { paddingLeft: '0' },
      // Without a button a heading says on a phone what each cell says again.
      '[data-stacks] &:not([aria-sort])': { [PHONE]: { srOnly: true } },
    },
    row: {
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'lineSoft',
      breakInside: 'avoid',
      '[data-stacks] &': { [PHONE]: { display: 'block', paddingBlock: '3' } },
    },
    name: {
      paddingBlock: '2',
      paddingRight: '2',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 'bold',
      overflowWrap: 'break-word',
      '[data-stacks] &': { [PHONE]: { display: 'block', paddingBlock: '0' } },
    },
    cell: {
      paddingBlock: '2',
      paddingInline: '2',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
      '&[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      '[data-stacks] &': {
        [PHONE]: {
          display: 'flex',
          justifyContent: 'space-between',
          gap: '4',
          padding: '0',
          textAlign: 'right',
          _before: { content: 'attr(data-label)', color: 'inkMuted', textAlign: 'left', flexShrink: '0' },
        },
      },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'touch',
      fontWeight: 'bold',
      textAlign: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    arrow: {
      flexShrink: '0',
      visibility: 'hidden',
      '[aria-sort=ascending] &': { visibility: 'visible', rotate: '180deg' },
      '[aria-sort=descending] &': { visibility: 'visible' },
    },
  },
});

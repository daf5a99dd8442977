/** A list of staff pages and its lines: who or what, more of it, and what can be done, beneath each other on a phone. */
import { defineSlotRecipe } from '@pandacss/dev';

/** Of public lists: without scripts it would do nothing. */
const unscripted = { _noscript: { display: 'none' } } as const;

export const listView = defineSlotRecipe({
  className: 'list',
  slots: ['buttons', 'finder', 'unfold', 'fold', 'tools', 'list', 'more', 'whole'],
  base: {
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '4', ...unscripted },
    finder: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '2fr 1fr' },
      alignItems: 'end',
      gap: '3',
      maxWidth: '44rem',
      marginBottom: '3',
      '& > :only-child': { gridColumn: '1 / -1', maxWidth: '26rem' },
      /** Several to narrow by: one row or two on a desktop, so that the first lines are on the first screen there, too. */
      '&[data-many]': {
        maxWidth: { lg: 'none' },
        gridTemplateColumns: { lg: 'repeat(4, minmax(0, 1fr))' },
        '& > :first-child': { gridColumn: { lg: 'span 2' } },
      },
      ...unscripted,
    },
    unfold: { sm: { display: 'none' } },
    /** From there on its fields stand in the finder's own columns. */
    fold: {
      display: { base: 'grid', sm: 'contents' },
      gap: '3',
      '&[data-closed]': { smDown: { display: 'none' } },
    },
    tools: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '4', ...unscripted },
    list: {
      marginTop: '3',
      /** Lines of words, which a desktop has room for twice. */
      '&[data-halves]': {
        lg: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '10' },
        // As high as its neighbor, with its words at the top.
        '& > li': { alignContent: 'start' },
      },
    },
    more: { paddingBlock: '4', '& button': unscripted },
    whole: { display: 'none', _noscript: { display: 'inline' }, textDecoration: 'underline' },
  },
});

export const row = defineSlotRecipe({
  className: 'row',
  slots: ['root', 'main', 'title', 'more', 'quiet', 'actions'],
  base: {
    root: {
      display: 'grid',
      columnGap: '6',
      rowGap: '2',
      alignItems: 'center',
      paddingBlock: '3',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'lineSoft',
      overflowWrap: 'anywhere',
      '&[data-urgent=true]': { paddingInline: '2', backgroundColor: 'straw', color: 'onStraw' },
    },
    main: { minWidth: '0' },
    title: { fontWeight: 'bold' },
    more: { textStyle: 'small' },
    quiet: { textStyle: 'small', color: 'inkMuted', '[data-urgent=true] &': { color: 'inherit' } },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
  },
  variants: {
    columns: {
      one: {},
      /** What can be done beside it, where there is room. */
      actions: { root: { gridTemplateColumns: { base: '1fr', sm: '1fr auto' } } },
      /** Two halves on a desktop. */
      halves: { root: { gridTemplateColumns: { base: '1fr', md: '3fr 2fr' } } },
      /** Two halves and what can be done. */
      all: { root: { gridTemplateColumns: { base: '1fr', md: '1fr 1fr auto' } } },
    },
  },
  defaultVariants: { columns: 'one' },
});

/** The campaign's design, gathered for Panda: tokens, colours, text styles, movements and the recipes of src/ui. */
import { definePreset } from '@pandacss/dev';
import { colors } from './colors.ts';
import { globalCss } from './global.ts';
import { keyframes } from './keyframes.ts';
import { button } from './recipes/button.ts';
import { chart } from './recipes/chart.ts';
import { checkbox } from './recipes/checkbox.ts';
import { dialog } from './recipes/dialog.ts';
import { control, field } from './recipes/field.ts';
import { listView, row } from './recipes/list.ts';
import { numberInput } from './recipes/number-input.ts';
import { table } from './recipes/table.ts';
import { toast } from './recipes/toast.ts';
import { textStyles, tokens } from './tokens.ts';

export const campaignPreset = definePreset({
  name: 'campaign',
  globalCss,
  // the phone's own setting decides; there is no switch to find
  conditions: { extend: { dark: '@media (prefers-color-scheme: dark)' } },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes,
    tokens,
    semanticTokens: { colors },
    textStyles,
    recipes: { button, control },
    slotRecipes: { field, dialog, checkbox, numberInput, toast, chart, table, listView, row },
  },
});

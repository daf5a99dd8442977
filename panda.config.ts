/**
 * Panda CSS: the design tokens and recipes of src/theme, on the base preset alone
 * (the default preset's palette would weigh 17 kB for colours nobody uses).
 */
import { defineConfig } from '@pandacss/dev';
import { campaignPreset } from './src/theme/preset.ts';

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base', campaignPreset],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/styled-system/**'],
  outdir: 'src/styled-system',
  importMap: 'styled-system',
  outExtension: 'js',
  minify: true,
});

/**
 * Writes what the sources leave to be generated: src/routeTree.gen.ts from src/routes, as the Vite plugin does on a build,
 * so that `tsc` can run on a fresh clone before anything was built; src/styled-system from the theme; src/messages from the rooms' words; how
 * each language writes numbers and days; the icons in public/ and the typefaces in src/theme/fonts.
 */
import { Generator, getConfig } from '@tanstack/router-generator';
import { cutFonts } from './fonts.ts';
import { drawIcons } from './icons.ts';
import { makeMessages } from './messages.ts';
import { routerOptions } from './routerOptions.ts';
import { makeStyledSystem } from './styledSystem.ts';
import { makeWriting } from './writing.ts';

const root = new URL('../..', import.meta.url).pathname;
makeStyledSystem(root);
const config = getConfig(routerOptions, root);
await new Generator({ config, root }).run();
await makeMessages(root);
makeWriting(root);
await Promise.all([drawIcons(`${root}public`), cutFonts(root)]);

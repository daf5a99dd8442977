/** The house's import law (src/README.md, "The house"): who may import whom. */
import type { Import } from './importGraph.ts';

/** What stands at the top of src, and what of it each may import. Packages are anybody's. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  // Generated from the rooms' words (build/messages.ts).
  messages: ['core'],
  backend: ['core', 'backend'],
  adapters: ['core', 'backend', 'adapters'],
  wiring: ['core', 'backend', 'adapters', 'wiring', 'hooks', 'campaign', 'features'],
  hooks: ['core', 'backend', 'adapters', 'wiring', 'hooks', 'ui', 'campaign', 'messages'],
  forms: ['core', 'backend', 'adapters', 'wiring', 'hooks', 'forms', 'ui', 'messages'],
  ui: ['core', 'hooks', 'ui', 'theme', 'messages'],
  theme: ['theme'],
  // A picture is the same in what the campaign says as in what it writes.
  campaign: ['campaign', 'core', 'backend'],
  // The sample town: nothing that the app is made of may import it, so that a server of one's own says nothing of it.
  sample: ['sample', 'campaign', 'core'],
  features: [
    'core',
    'backend',
    'hooks',
    'forms',
    'ui',
    'theme',
    'campaign',
    'features',
    'adapters',
    'wiring',
    'messages',
  ],
  app: [
    'core',
    'backend',
    'adapters',
    'wiring',
    'hooks',
    'forms',
    'ui',
    'theme',
    'campaign',
    'features',
    'app',
    'routeTree.gen',
    'messages',
  ],
  routes: ['core', 'hooks', 'ui', 'features', 'app', 'messages'],
  sw: ['core', 'adapters', 'wiring', 'campaign', 'sw'],
  'main.tsx': ['adapters', 'ui', 'theme', 'app'],
  'firstScript.ts': ['ui', 'app', 'hooks'],
};

/** The floors of a subject's room. A room of one screen has its files beside them. */
const FLOORS = ['model', 'data', 'parts'];
const floorOf = (file: string) => {
  const parts = file.split('/');
  const at = FLOORS.indexOf(parts[2] ?? '');
  return parts.length > 3 && at >= 0 ? at : FLOORS.length;
};
const DATA = FLOORS.indexOf('data');
const SCREEN = FLOORS.length;
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');
const screenOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');
const isKind = (file: string) => /\/(kind|\w+Kind)\.ts$/.test(file);

/** `src/campaign.ts` is of campaign/; main.tsx and firstScript.ts stand for themselves. */
const areaOf = (file: string) =>
  file === 'campaign.ts' ? 'campaign' : (file.split('/')[0] ?? '').replace(/\.gen\.ts$/, '.gen');

/** The endings of two languages: functions of a word, which need no platform. Search is the core's, so its stems are too. */
const GRAMMAR = ['@orama/stemmers/english', '@orama/stemmers/spanish'];

/** Why an import is not allowed; null when it is. @param ours whether a file of that name is in src. */
export function breach({ from, to }: Import, ours: (file: string) => boolean): string | null {
  if (to.startsWith('..')) return 'leaves src';
  if (!ours(to))
    return areaOf(from) === 'core' && !to.startsWith('node:') && !GRAMMAR.includes(to)
      ? `core knows no library: ${to}`
      : null;
  const [here, there] = [areaOf(from), areaOf(to)];
  const allowed = MAY_IMPORT[here];
  if (!allowed) return `${here} stands in no line of the law`;
  if (!allowed.includes(there)) return `${here} may not import ${there}`;
  if (here === 'features') return breachOfRoom(from, to);
  if (here === 'wiring' && there === 'features' && !isKind(to) && floorOf(to) !== 0)
    return 'wiring takes only kinds from a subject';
  return null;
}

function breachOfRoom(from: string, to: string): string | null {
  const there = areaOf(to);
  if (['adapters', 'wiring'].includes(there))
    return floorOf(from) === DATA ? null : 'only a subject’s data reaches for adapters and wiring';
  if (there === 'hooks') return floorOf(from) === 0 ? 'a model knows no hook' : null;
  if (there !== 'features') return null;
  if (roomOf(from) !== roomOf(to))
    return floorOf(to) === 0 || isKind(to) ? null : 'of another subject only its model and kinds';
  if (floorOf(from) < floorOf(to)) return 'inside a subject: model, data, parts, screens, never upwards';
  const screens = floorOf(from) === SCREEN && floorOf(to) === SCREEN;
  const aside =
    screens &&
    screenOf(to) !== roomOf(to) &&
    !screenOf(from).startsWith(screenOf(to)) &&
    !screenOf(to).startsWith(screenOf(from));
  return aside ? 'a screen knows no other screen' : null;
}

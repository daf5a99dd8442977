/** How dots look, day and night: by fill and rim, never by hue alone. A map draws on a canvas and needs colours as figures. */

/** Custom properties of theme/colors.ts. */
const NAMES = {
  paper: 'paper',
  sheet: 'sheet',
  shade: 'shade',
  ink: 'ink',
  inkMuted: 'ink-muted',
  lineSoft: 'line-soft',
  control: 'control',
  loud: 'loud',
  onLoud: 'on-loud',
  quiet: 'quiet',
  onQuiet: 'on-quiet',
  straw: 'straw',
  onStraw: 'on-straw',
  leaf: 'art-leaf',
  onLeaf: 'paper',
} as const;

type ColorName = keyof typeof NAMES;
/** Each as #rrggbb. */
export type Palette = Readonly<Record<ColorName, string>>;

interface Look {
  readonly fill: ColorName;
  readonly rim: ColorName;
  readonly text: ColorName;
  /** Beside the others' size. */
  readonly size: number;
}

export const LOOKS = {
  /** Nobody has been there. */
  open: { fill: 'ink', rim: 'paper', text: 'paper', size: 1 },
  /** Somebody was there and met nobody. */
  tried: { fill: 'straw', rim: 'ink', text: 'onStraw', size: 1 },
  /** Nothing more to do there. */
  done: { fill: 'paper', rim: 'inkMuted', text: 'inkMuted', size: 0.85 },
  next: { fill: 'loud', rim: 'paper', text: 'onLoud', size: 1.45 },
  /** Not to be chosen. */
  taken: { fill: 'paper', rim: 'control', text: 'inkMuted', size: 0.7 },
  group0: { fill: 'loud', rim: 'paper', text: 'onLoud', size: 1.15 },
  group1: { fill: 'quiet', rim: 'paper', text: 'onQuiet', size: 1.15 },
  group2: { fill: 'straw', rim: 'ink', text: 'onStraw', size: 1.15 },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;

export function variableOf(name: ColorName): string {
  return `var(--colors-${NAMES[name]})`;
}

/** Reads the colours as they are this moment inside that element. */
export function readPalette(within: HTMLElement): Palette {
  const names = Object.keys(NAMES) as ColorName[]; // the keys of a literal
  const box = within.appendChild(document.createElement('span'));
  const probes = names.map((name) => {
    const probe = box.appendChild(document.createElement('span'));
    // Where no motion is wanted every change takes 0.01 ms, and until then each colour was still the first one: paper on paper.
    probe.style.setProperty('transition', 'none', 'important');
    probe.style.color = variableOf(name);
    return [name, probe] as const;
  });
  // All are written before the first is read: the page's styles are reckoned once.
  const colors = probes.map(([name, probe]) => [name, toHex(getComputedStyle(probe).color)] as const);
  box.remove();
  return Object.fromEntries(colors) as Palette; // each of its names, just read
}

/** "rgb(30, 28, 58)", as browsers compute it. */
function toHex(rgb: string): `#${string}` {
  const [r = 0, g = 0, b = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

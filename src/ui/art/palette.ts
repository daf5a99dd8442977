/** The names of the cut papers. CSS variables, so that the same drawing has a day and a night printing. */

const paper = (name: string) => `var(--colors-art-${name})`;

export const ink = {
  sun: paper('sun'),
  star: paper('star'),
  hillFar: paper('hill-far'),
  hill: paper('hill'),
  rock: paper('rock'),
  rockDark: paper('rock-dark'),
  water: paper('water'),
  waterShade: paper('water-shade'),
  river: paper('river'),
  riverLight: paper('river-light'),
  stone: paper('stone'),
  stoneShade: paper('stone-shade'),
  brick: paper('brick'),
  brickDark: paper('brick-dark'),
  roof: paper('roof'),
  wallA: paper('wall-a'),
  wallB: paper('wall-b'),
  wallC: paper('wall-c'),
  window: paper('window'),
  pane: paper('pane'),
  leaf: paper('leaf'),
  leafDark: paper('leaf-dark'),
  bank: paper('bank'),
  straw: 'var(--colors-straw)',
  petal: paper('petal'),
  petalDark: paper('petal-dark'),
  skin: paper('skin'),
} as const;

/** Two thousand people who answered an invitation: always the same ones. */

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
}

const FIRST =
  'Alma Walter Keiko Amos Greta Samir Joan Tyrell Frances Bill Ida Ray Mina Odell Pilar Hugo Nadia Ezra Lottie Cyrus Marta Jo'.split(
    ' ',
  );
const LAST =
  'Ames Brook Castellan Dorsey Eberly Fontaine Garrow Haddock Ivers Juneau Kessel Lomax Marlow Nyberg Oakes Pruitt Quimby Rusk Sorrel Tolman Underhill Vance Wexler Ångström'.split(
    ' ',
  );

export function guests(count: number): readonly Guest[] {
  const random = generator(20261121);
  return Array.from({ length: count }, (_, i) => ({
    id: `00000000-0000-4000-8000-${hex(random(), 6)}${hex(random(), 6)}`,
    name: `${FIRST[Math.floor(random() * FIRST.length)]} ${LAST[Math.floor(random() * LAST.length)]}`,
    phone: `(207) 555-${String(i).padStart(4, '0')}`,
  }));
}

function hex(fraction: number, digits: number): string {
  return Math.floor(fraction * 16 ** digits)
    .toString(16)
    .padStart(digits, '0');
}

/** Numbers in [0, 1) from a linear congruence (Numerical Recipes). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

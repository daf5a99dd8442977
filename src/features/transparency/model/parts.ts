/** The parts of the page about what is public, each with an address of its own: /transparency/payments. */

export const PARTS = [
  'documents',
  'decisions',
  'payments',
  'figures',
  'requests',
  'calendar',
  'corrections',
  'people',
  'data',
] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

export const partHref = (part: Part): string => `/transparency/${part}`;

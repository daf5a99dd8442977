/** What of a place's page can be put right, field by field. */
export const FIELDS = [
  'title_en',
  'title_es',
  'about_en',
  'about_es',
  'kind',
  'place',
  'pin',
  'ward',
  'commitment',
] as const;
export type Field = (typeof FIELDS)[number];

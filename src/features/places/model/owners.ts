/** Whose a place is that is not ours to mend: nobody is sent away without being told where to. */
export const OWNERS = ['city', 'county', 'state', 'utility', 'railroad', 'owner'] as const;
export type Owner = (typeof OWNERS)[number];

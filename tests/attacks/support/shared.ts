/** How many files attack at the same time, and so how many servers they share. */
export const SHARED = 3;

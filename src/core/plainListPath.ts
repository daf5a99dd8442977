/** Where the plain pages of a long list lie, which whoever runs no scripts reads in the place of what the page draws by script. */

/** @param of the page's address without a language. @param page counted from 1. */
export const plainListPath = (of: string, page = 1): string => `${of}/all-${page}`;

/** The subject under which what people ask and suggest is found on /education, beside the campaign's priorities. */
export const SCHOOLS = 'schools';

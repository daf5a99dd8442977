/** Under which names reports that were begun lie on this device. */

/** The form's name, also how the names of its drafts begin. */
export const REPORT_FORM = 'place';
/** How the drafts' names end that hold pictures. */
export const PICTURES_OF = ':pictures';

/** No place's name has such a sign: what is wrong about a place lies under that name. */
const ANOTHER = '#';
export const anotherDraft = (id: string): string => ANOTHER + id.slice(0, 8);
export const isAnother = (draft: string): boolean => draft === '' || draft.startsWith(ANOTHER);

/** @param draft the end of its name: '' for the only one that there was before there were several. */
export const draftKeyOf = (draft: string): string => (draft === '' ? REPORT_FORM : `${REPORT_FORM}:${draft}`);

/** The kinds of content, for the studio's screens. */
export { contentKindOf, contentKinds } from '../../../wiring/contentKinds.ts';

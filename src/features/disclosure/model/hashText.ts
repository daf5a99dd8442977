/** The text whose SHA-256 a snapshot names: as private.write_publication() puts it together. */
import { canonicalJson } from '../../../core/canonicalJson.ts';

export const hashText = (about: unknown, rows: unknown): string =>
  `{"about":${canonicalJson(about)},"rows":${JSON.stringify(rows)}}`;

/** Why a file cannot be brought in: a code, put into words where it is shown. */
export type ImportFailure =
  'not-csv' | 'fixed-width' | 'no-headings' | 'nothing-below' | 'unreadable' | 'no-code' | 'gone';

export class ImportError extends Error {
  readonly tag = 'ImportError';
  readonly why: ImportFailure;

  constructor(why: ImportFailure) {
    super(why);
    this.name = 'ImportError';
    this.why = why;
  }
}

export function isImportError(value: unknown): value is ImportError {
  return typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'ImportError';
}

/** The milestone of a commitment that something became, as it stands there now. */
export interface LinkedStep {
  readonly en: string | null;
  readonly es: string | null;
  /** YYYY-MM-DD */
  readonly due_on: string;
  /** YYYY-MM-DD; null: it is still to be done. */
  readonly done_on: string | null;
}

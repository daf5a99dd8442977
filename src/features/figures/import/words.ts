/** What the columns are called, why a row is no figure, and why a file cannot be read. */
import { requestWords } from '../../../hooks/requestWords.ts';
import { m } from '../../../messages/messages.js';
import type { Meaning, Source } from '../model/codes.ts';
import type { Column } from '../model/columns.ts';
import type { Fault } from '../model/row.ts';
import type { Reason } from './send.ts';
import { FileError, type FileFault } from './figureFile.ts';

export const columnWords: Readonly<Record<Column, () => string>> = {
  geography: m.ui_figure_place,
  stratum: m.ui_figure_group,
  period: m.ui_figure_period,
  value: m.ui_figure_value,
  low: m.ui_figure_low,
  high: m.ui_figure_high,
  denominator: m.ui_figure_out_of,
  status: m.ui_figure_status,
  footnote: m.ui_figure_note,
};

export const faultWords: Readonly<Record<Fault, () => string>> = {
  geography: m.figures_fault_long,
  stratum: m.figures_fault_long,
  period: m.figures_fault_period,
  value: m.figures_fault_value,
  low: m.figures_fault_interval,
  high: m.figures_fault_interval,
  interval: m.figures_fault_interval,
  denominator: m.figures_fault_out_of,
  status: m.figures_fault_status,
  code: m.figures_fault_code,
  blank: m.figures_fault_blank,
  headings: m.figures_fault_headings,
  twice: m.figures_fault_twice,
};

export const sourceWords: Readonly<Record<Source, () => string>> = {
  urban: m.figures_source_urban,
  census: m.figures_source_census,
  crdc: m.figures_source_crdc,
  nces: m.figures_source_nces,
  scorecard: m.figures_source_scorecard,
};

export const meaningWords: Readonly<Record<Exclude<Meaning, 'range'>, () => string>> = {
  suppressed: m.ui_figure_suppressed,
  not_collected: m.ui_figure_not_collected,
  not_applicable: m.ui_figure_not_applicable,
  number: m.figures_codes_number,
  left_out: m.figures_codes_left_out,
};

export const reasonWords: Readonly<Record<Reason, () => string>> = {
  small: m.figures_small,
  rest: m.figures_rest,
  others: m.figures_others,
  unsaid: m.figures_unsaid,
  earlier: m.figures_earlier,
  alike: m.figures_alike,
};

const FILES: Readonly<Record<FileFault, () => string>> = {
  'not-csv': m.figures_not_csv,
  'no-headings': m.figures_no_headings,
  'too-long': m.figures_too_long,
  unreadable: m.figures_unreadable,
};

export const problemWords = (cause: unknown): string =>
  cause instanceof FileError ? FILES[cause.why]() : requestWords(cause);

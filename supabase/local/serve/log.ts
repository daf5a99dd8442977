/** What the server says while it runs: one line per event on standard output, as logfmt, without personal data. */

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Log = (event: string, fields?: LogFields) => void;

/** `time=… event=… key=value …`. A value with blanks or quotes is quoted; line breaks are written as \n, so that one event is one line. */
export function logLine(time: Date, event: string, fields: LogFields = {}): string {
  const pairs = Object.entries({ time: time.toISOString(), event, ...fields });
  return pairs.flatMap(([key, value]) => (value == null ? [] : [`${key}=${written(String(value))}`])).join(' ');
}

function written(value: string): string {
  return /^[\w./:@%+,;~*()[\]-]+$/.test(value) ? value : JSON.stringify(value);
}

/** Writes each event to standard output. */
export const log: Log = (event, fields) => void process.stdout.write(`${logLine(new Date(), event, fields)}\n`);

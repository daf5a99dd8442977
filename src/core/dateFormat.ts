/** The formats of dates and times, each made once: making one takes a slow phone a ms, and a list writes hundreds of dates. */

const made = new Map<string, Intl.DateTimeFormat>();

/** As `new Intl.DateTimeFormat`. Without a time zone in the options: the device's, as it was at the first call. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

/** The parts of a moment by name, to be put together alike in every engine. Of what the format does not say: an empty text. */
export function partsOf(format: Intl.DateTimeFormat, at: number): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return (type) => parts.get(type) ?? '';
}

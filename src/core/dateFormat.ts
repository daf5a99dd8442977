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

/** The services as everybody may take them along in HSDS, as JSON and as its tabular package; the server's are `/functions/v1/open-data/services.hsds.json` and `.zip`. */
import { campaign } from '../../../../campaign.ts';
import type { Locale } from '../../../../core/locale.ts';
import { zipOf, type Bytes } from '../../../../core/zip.ts';
import { serviceOf, type Service, type ServiceRow } from '../service.ts';
import { isoDay, townClock } from '../townClock.ts';
import { packageOf } from './tables.ts';
import { hsdsPage, type HsdsPage } from './write.ts';

export const HSDS_FILE = 'services.hsds.json';
export const HSDS_PACKAGE = 'services.hsds.zip';

/** @param rows as the database gives what is live, which was held against its shape there. @param timeZone the published one. */
export function hsdsOf(rows: readonly ServiceRow[], locale: Locale, timeZone: string): HsdsPage {
  const { day } = townClock(timeZone);
  const services = rows.map((row) => serviceOf(row, day));
  return hsdsOfServices(services, locale, timeZone);
}

export const hsdsOfServices = (services: readonly Service[], locale: Locale, timeZone: string): HsdsPage =>
  hsdsPage(
    services.map(({ id, body, since, checked }) => ({ id, body, live_since: since, checked: isoDay(checked) })),
    { city: campaign.city, timeZone, locale },
  );

export function hsdsPackage(page: HsdsPage): Bytes {
  const encoder = new TextEncoder();
  return zipOf(packageOf(page).map(({ name, text }) => ({ name, bytes: encoder.encode(text) })));
}

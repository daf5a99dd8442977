/** Where the phones of an engine come from; the other engine's driver is not even loaded. */
import type { BuyPhone, Engine } from './phone.ts';

export async function buyer(engine: Engine): Promise<BuyPhone> {
  return engine === 'webkit'
    ? (await import('./webkit/webkitPhone.ts')).buyWebKitPhone
    : (await import('./firefox/firefoxPhone.ts')).buyFirefoxPhone;
}

/** A phone's first visit, made once for all journeys that begin later than that: it takes ten seconds, most of a short journey. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buyer } from './buyer.ts';
import type { Engine, VisitedPhone } from './phone.ts';
import { offlineReady } from './support/offlineReady.ts';

/** The caller removes `storage` when nobody needs it any more. */
export async function firstVisit(engine: Engine, site: string): Promise<VisitedPhone> {
  const phone = await (await buyer(engine))({ site });
  const storage = fs.mkdtempSync(path.join(os.tmpdir(), `campaign-visited-${engine}-`));
  try {
    await phone.open('/');
    await offlineReady(phone);
    await phone.end();
    fs.cpSync(phone.storage, storage, { recursive: true });
    return { storage, origin: phone.origin };
  } catch (cause) {
    fs.rmSync(storage, { recursive: true, force: true });
    throw cause;
  } finally {
    await phone.discard();
  }
}

/** A picture's bytes for whoever edits: what this device still keeps, else from the storage in their name. */
import { storedPicture } from '../../adapters/supabase/pictures.ts';
import { fromBase64 } from '../../core/picture/base64.ts';
import { typeOfName } from '../../core/picture/value.ts';
import { backendEnv } from '../../wiring/env.ts';
import { session } from '../../wiring/session.ts';
import { itemOf } from './savePicture.ts';

/** Null where it is neither here nor to be had now. Never rejects. */
export async function fetchPicture(file: string): Promise<Blob | null> {
  const type = typeOfName(file);
  if (type === null) return null;
  return (await kept(file, type)) ?? (await stored(file).catch(() => null));
}

async function kept(file: string, type: string): Promise<Blob | null> {
  const { runtime } = await import('../../wiring/runtime.ts');
  const payload = (
    await runtime()
      .outbox.get(itemOf(file))
      .catch(() => undefined)
  )?.payload;
  const bytes = typeof payload === 'object' && payload !== null && 'bytes' in payload ? payload.bytes : null;
  return typeof bytes === 'string' ? new Blob([fromBase64(bytes)], { type }) : null;
}

async function stored(file: string): Promise<Blob | null> {
  const held = await session().token();
  return held ? storedPicture(backendEnv(), held.accessToken, file) : null;
}

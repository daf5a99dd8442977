/** The file in an upload's body: the body itself, or the one file of a form, as supabase-js sends a Blob; and what it says it is. */
import { storageRefusal } from './refusal.ts';

export interface Uploaded {
  readonly bytes: Uint8Array;
  /** As its sender calls it; '' where nothing is said. */
  readonly type: string;
}

/** Throws a Refusal for a form that is broken or has no file, or several. */
export async function fileIn(body: Buffer, contentType: string): Promise<Uploaded> {
  const type = bare(contentType);
  if (type !== 'multipart/form-data') return { bytes: body, type };
  let files: readonly File[];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
    files = [...form.values()].filter((part) => typeof part !== 'string');
  } catch {
    throw storageRefusal(400, 'InvalidRequest', 'The form cannot be read.');
  }
  const [file] = files;
  if (file === undefined || files.length > 1) throw storageRefusal(400, 'InvalidRequest', 'One file at once.');
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: bare(file.type) };
}

const bare = (contentType: string): string => (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();

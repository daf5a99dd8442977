/** The file in an upload's body: the body itself, or the one file of a form, as supabase-js sends a Blob. */
import { storageRefusal } from './refusal.ts';

/** Throws a Refusal for a form that is broken or has no file, or several. */
export async function fileIn(body: Buffer, contentType: string): Promise<Uint8Array> {
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) return body;
  let files: readonly File[];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
    files = [...form.values()].filter((part) => typeof part !== 'string');
  } catch {
    throw storageRefusal(400, 'InvalidRequest', 'The form cannot be read.');
  }
  const [file] = files;
  if (file === undefined || files.length > 1) throw storageRefusal(400, 'InvalidRequest', 'One file at once.');
  return new Uint8Array(await file.arrayBuffer());
}

/** A picture made small on the device: drawn anew, so that nothing of the camera's notes (place, time, owner) goes along. */

/** Pixels of the longer side. */
const LONGEST = 1024;
/** Characters of base64: with its row below what one request of the outbox may hold, and below the database's 200 kB. */
export const MOST = 160_000;
const QUALITIES = [0.8, 0.6, 0.4, 0.25];

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Null where this is no picture that the browser can read. */
export async function smallPicture(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const canvas = document.createElement('canvas');
  let scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  try {
    for (; scale > 0.02; scale /= 2) {
      canvas.width = Math.max(1, Math.round(image.width * scale));
      canvas.height = Math.max(1, Math.round(image.height * scale));
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      for (const quality of QUALITIES) {
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
        const text = blob?.type === 'image/jpeg' ? await base64Of(blob) : null;
        if (text !== null && text.length <= MOST) return text;
      }
    }
    return null;
  } finally {
    image.close();
  }
}

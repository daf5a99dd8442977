/** What a camera told of itself in a picture, as anybody would read it: exifr, a reader that is not ours (core/picture/plain.ts is). */
import exifr from 'exifr';

// oxlint-disable-next-line import/no-named-as-default-member -- it has them under their names for bundlers alone
const { parse, gps } = exifr;

/** Every part that it knows: TIFF, EXIF, GPS, interop, IPTC, XMP. Null: nothing. */
export async function cameraNotes(picture: Uint8Array): Promise<Record<string, unknown> | null> {
  const notes: unknown = await parse(picture, { tiff: true, exif: true, gps: true, interop: true, iptc: true, xmp: true, makerNote: true, userComment: true }); // prettier-ignore
  return typeof notes === 'object' && notes !== null ? { ...notes } : null;
}

/** Where it was taken, by the same reader; null: it does not say. */
export async function takenAt(picture: Uint8Array): Promise<{ latitude: number; longitude: number } | null> {
  const place = (await gps(picture)) as { latitude: number; longitude: number } | undefined; // absent where it says nothing
  return place ?? null;
}

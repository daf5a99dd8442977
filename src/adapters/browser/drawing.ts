/** Draws a picture anew, smaller: nothing of the camera's notes (place, time, owner) goes along. Runs in a worker, or in the page. */
import { plainType } from '../../core/picture/plain.ts';
import { sizesOf } from '../../core/picture/sizes.ts';
import { strippedJpeg } from '../../core/picture/strip.ts';
import type { PictureType } from '../../core/picture/value.ts';

export interface DrawOrder {
  /** Pixels of the longer side, small to large. */
  readonly longest: readonly number[];
  /** The first one that this browser can write is taken. */
  readonly types: readonly PictureType[];
  /** Of each file. */
  readonly mostBytes: number;
  /** What nobody shall recognize: parts of the picture, as shares of its width and height from the left and from the top. */
  readonly covered?: readonly Part[];
}

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const QUALITIES = [0.8, 0.65, 0.5, 0.35, 0.2];

/** Null where this is no picture that the browser can read, or none of the types that it can write. */
export async function drawSizes(file: Blob, order: DrawOrder): Promise<readonly Drawn[] | null> {
  // Turned as the camera was held: the browser's default now, which older ones had to be told.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (image === null) return null;
  try {
    const drawn: Drawn[] = [];
    for (const size of sizesOf(image, order.longest)) {
      const one = await drawOne(image, size, order);
      if (one === null) return null;
      drawn.push(one);
    }
    return drawn;
  } finally {
    image.close();
  }
}

async function drawOne(image: ImageBitmap, size: { width: number; height: number }, order: DrawOrder) {
  const { types, mostBytes, covered = [] } = order;
  for (let scale = 1; scale > 0.1; scale *= 0.7) {
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    const canvas = canvasOf(width, height);
    for (const type of types) {
      canvas.draw(image, type === 'image/jpeg', covered);
      for (const quality of QUALITIES) {
        const blob = await canvas.write(type, quality);
        // A browser that cannot write a type writes PNG.
        if (blob?.type !== type) break;
        const bytes = strippedJpeg(new Uint8Array(await blob.arrayBuffer()));
        if (plainType(bytes) !== type) break;
        if (bytes.length <= mostBytes) return { type, width, height, bytes };
      }
    }
  }
  return null;
}

interface Canvas {
  draw(image: ImageBitmap, opaque: boolean, covered: readonly Part[]): void;
  write(type: PictureType, quality: number): Promise<Blob | null>;
}

/** Squares of a covered part's side: a face of six squares is nobody's, and no program brings it back. */
const SQUARES = 6;

function sheetOf(width: number, height: number) {
  const off = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(width, height);
  const on = off === null ? document.createElement('canvas') : null;
  if (on) [on.width, on.height] = [width, height];
  return { off, on, sheet: off ?? on, context: off?.getContext('2d') ?? on?.getContext('2d') };
}

function canvasOf(width: number, height: number): Canvas {
  const { off, on, context } = sheetOf(width, height);
  const cover = (image: ImageBitmap, part: Part) => {
    const small = sheetOf(SQUARES, SQUARES);
    if (!context || !small.context || !small.sheet) return;
    const [x, y] = [part.x * image.width, part.y * image.height];
    small.context.imageSmoothingQuality = 'high';
    small.context.drawImage(image, x, y, part.width * image.width, part.height * image.height, 0, 0, SQUARES, SQUARES);
    context.imageSmoothingEnabled = false;
    const [left, top] = [Math.floor(part.x * width), Math.floor(part.y * height)];
    context.drawImage(small.sheet, left, top, Math.ceil(part.width * width), Math.ceil(part.height * height));
    context.imageSmoothingEnabled = true;
  };
  return {
    draw(image, opaque, covered) {
      if (!context) return;
      context.clearRect(0, 0, width, height);
      if (opaque) {
        // A JPEG knows nothing of glass: what was clear would be black.
        context.fillStyle = '#fff';
        context.fillRect(0, 0, width, height);
      }
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      for (const part of covered) cover(image, part);
    },
    write: (type, quality) =>
      off
        ? off.convertToBlob({ type, quality })
        : new Promise((done) => (on ? on.toBlob(done, type, quality) : done(null))),
  };
}

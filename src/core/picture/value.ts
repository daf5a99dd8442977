/** What a picture is wherever it is shown: a part of a body, complete in itself, so that nobody asks again to draw it. */

export type PictureType = 'image/avif' | 'image/webp' | 'image/jpeg';

export interface PictureFile {
  /** `<sha256>.<ending>`: its name in the storage. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureValue {
  /** The row of public.media. */
  readonly media: string;
  /** One to three, small to large. */
  readonly files: readonly PictureFile[];
  /** What must stay in sight when it is cut: percent from the left and from the top. */
  readonly x: number;
  readonly y: number;
  /** It says nothing that somebody who cannot see it would miss. */
  readonly decorative: boolean;
  /** By language; publishing demands every one unless it is decorative. */
  readonly alt: { readonly en?: string; readonly es?: string };
  readonly credit?: string;
}

export const ENDINGS: Readonly<Record<PictureType, string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** As the database says it (supabase/migrations, media). */
export const PICTURE_LIMITS = { fileBytes: 614_400, alt: 300, credit: 200, files: 3 } as const;
export const BUCKET = 'media';
/** What the outbox calls the storage where others name a table. */
export const PICTURE_STORAGE = 'storage/media';

const NAME = /^([0-9a-f]{64})\.(avif|webp|jpg)$/;

/** Null for what is no picture's name. */
export function typeOfName(file: string): PictureType | null {
  switch (NAME.exec(file)?.[2]) {
    case 'avif':
      return 'image/avif';
    case 'webp':
      return 'image/webp';
    case 'jpg':
      return 'image/jpeg';
    default:
      return null;
  }
}

/** Where everybody finds a picture that is live, below the backend's address. */
export const PICTURE_PATH = '/functions/v1/picture/';
/** Where whoever publishes brings and finds them all. */
export const objectPath = (file: string): string => `/storage/v1/object/${BUCKET}/${file}`;

/** Whether somebody who cannot see it is told what it shows, in every language, or knows that there is nothing to tell. */
export const isDescribed = ({ decorative, alt }: Pick<PictureValue, 'decorative' | 'alt'>): boolean =>
  decorative || [alt.en, alt.es].every((text) => text !== undefined && text.trim() !== '');

/** Null for what is no picture: a body is whatever somebody saved, perhaps with an older version of the app. */
export function pictureIn(value: unknown): PictureValue | null {
  if (typeof value !== 'object' || value === null) return null;
  const { media, files, x, y, alt } = value as Partial<Record<keyof PictureValue, unknown>>; // each is looked at below
  const whole =
    typeof media === 'string' &&
    typeof x === 'number' &&
    typeof y === 'number' &&
    typeof alt === 'object' &&
    alt !== null &&
    Array.isArray(files) &&
    files.length > 0 &&
    files.every((one: Partial<PictureFile> | null) => typeof one?.file === 'string' && typeOfName(one.file) !== null);
  return whole ? (value as PictureValue) : null;
}

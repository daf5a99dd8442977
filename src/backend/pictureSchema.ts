/** The rule of a picture in a body or in a section of the landing page: as core/picture/value.ts has it. That it is described is asked when it is published. */
import * as v from 'valibot';
import { PICTURE_LIMITS } from '../core/picture/value.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const like = (pattern: RegExp, bytes: number) => v.pipe(v.string(), v.regex(pattern), v.maxBytes(bytes));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const words = (characters: number) => v.exactOptional(v.pipe(v.string(), v.regex(/\S/), v.maxLength(characters)));

/** `is` tells the database, and whoever makes fields of a schema, what it is. */
export const pictureSchema = v.pipe(
  v.strictObject({
    media: like(UUID, 36),
    files: v.pipe(
      v.array(
        v.strictObject({
          file: like(/^[0-9a-f]{64}[.](avif|webp|jpg)$/, 69),
          width: whole(1, 9999),
          height: whole(1, 9999),
        }),
      ),
      v.minLength(1),
      v.maxLength(PICTURE_LIMITS.files),
    ),
    x: whole(0, 100),
    y: whole(0, 100),
    decorative: v.boolean(),
    alt: v.strictObject({ en: words(PICTURE_LIMITS.alt), es: words(PICTURE_LIMITS.alt) }),
    credit: words(PICTURE_LIMITS.credit),
  }),
  v.metadata({ is: 'picture' }),
);

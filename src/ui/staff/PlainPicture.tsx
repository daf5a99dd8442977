/** A picture out of a row, drawn on a canvas: no address for it is needed that the page's policy would have to allow. */
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';

async function draw(canvas: HTMLCanvasElement, picture: string) {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
}

export interface PlainPictureProps {
  /** Base64 of a JPEG. */
  readonly picture: string;
  readonly caption: string;
}

export function PlainPicture({ picture, caption }: PlainPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // What cannot be drawn stays empty: what it belongs to is beside it.
    if (canvas.current) void draw(canvas.current, picture).catch(() => undefined);
  }, [picture]);
  return (
    <figure>
      <canvas
        ref={canvas}
        aria-hidden="true"
        className={css({ maxWidth: 'full', maxHeight: '60dvh', display: 'block' })}
      />
      <figcaption className={css({ textStyle: 'small' })}>{caption}</figcaption>
    </figure>
  );
}

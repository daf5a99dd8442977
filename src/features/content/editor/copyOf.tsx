/**
 * A part of a page, drawn once beside the page and copied: in a language that the page around it does not speak, with nothing in it that acts.
 * Pictures that are not live yet come from this device.
 */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { drawnIn, type Locale } from '../../../core/locale.ts';
import { PICTURE_PATH } from '../../../core/picture/value.ts';
import { fetchPicture } from '../../../forms/picture/fetchPicture.ts';

/** Null: it cannot be drawn. Not while something else is being drawn. */
export function copyOf(part: ReactNode, locale: Locale, into: Document): Node | null {
  const place = document.createElement('div');
  let broken = false;
  const root = createRoot(place, {
    onUncaughtError: () => {
      broken = true;
    },
  });
  drawnIn(locale, () => flushSync(() => root.render(part)));
  const copy = into.importNode(place, true);
  root.unmount();
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  return broken ? null : copy;
}

/** @returns lets go of them. */
export function bringPictures(into: ParentNode): () => void {
  const made: string[] = [];
  let left = false;
  for (const image of into.querySelectorAll('img')) {
    const [, file] = image.src.split(PICTURE_PATH);
    if (file === undefined) continue;
    image.removeAttribute('srcset');
    void fetchPicture(file).then((blob) => {
      if (blob === null || left) return;
      const address = URL.createObjectURL(blob);
      made.push(address);
      image.src = address;
    });
  }
  return () => {
    left = true;
    for (const address of made) URL.revokeObjectURL(address);
  };
}

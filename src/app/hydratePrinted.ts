/**
 * Takes over a page that the build has printed: behind a door of its own (build/firstFiles.ts), since the landing page's first visit
 * needs none of it.
 */
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { holdEarlyFields } from './earlyFields.ts';
import { fetchPrintedRows, type RowFile } from './printedRows.ts';
import { pause } from '../ui/pause.ts';

/** The rows that the page was printed with; asked for by the first script beside the code. @throws Error when they are out of reach. */
export const printedRows = (element: HTMLElement): Promise<void> =>
  fetchPrintedRows(element, (file) => import(/* @vite-ignore */ file) as Promise<RowFile>); // written by the build

export async function hydratePrinted(element: HTMLElement, page: ReactNode, options: RootOptions): Promise<void> {
  await pause();
  const again = holdEarlyFields(element);
  // As a transition hydration goes on in slices of a few ms and lets a press through in between.
  startTransition(() => void hydrateRoot(element, page, options));
  again();
}

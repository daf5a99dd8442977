/**
 * The newest picture of each place, fetched once the list stands still, so that a report in a dead spot can be held beside them: the
 * worker keeps what was seen (sw/keptPictures.ts). Few, and none for whoever saves data.
 */
import { useEffect } from 'react';
import { workerInCharge } from '../../../adapters/browser/workerInCharge.ts';
import { pictureUrl } from '../../../hooks/pictureUrl.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { shownPicturesRead } from './pictureReads.ts';

/** About a megabyte at most. */
const MOST = 12;

export function useNearPictures(): void {
  const { rows } = useRead(shownPicturesRead);
  useEffect(() => {
    if (rows === null || !navigator.onLine || savesData()) return;
    const newest = new Map(rows.map(({ site, file }) => [site, file]));
    let left = false;
    void workerInCharge().then(() => {
      if (left) return;
      for (const file of [...newest.values()].slice(-MOST)) {
        const picture = new Image();
        picture.fetchPriority = 'low';
        picture.src = pictureUrl(file);
      }
    });
    return () => void (left = true);
  }, [rows]);
}

/** Chrome's word for it; other browsers do not say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }; // not in the DOM's types
  return connection?.saveData === true;
}

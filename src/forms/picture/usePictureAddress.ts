/** An address under which this page alone finds a picture that need not be live. */
import { useEffect, useState } from 'react';
import { fetchPicture } from './fetchPicture.ts';

/** Undefined while it is looked for, null where it cannot be had. */
export function usePictureAddress(file: string | undefined): string | null | undefined {
  const [found, setFound] = useState<{ readonly file: string; readonly address: string | null }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    let made: string | null = null;
    let left = false;
    void fetchPicture(file).then((blob) => {
      if (left) return;
      made = blob && URL.createObjectURL(blob);
      setFound({ file, address: made });
    });
    return () => {
      left = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [file]);
  return found?.file === file ? found?.address : undefined;
}

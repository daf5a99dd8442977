/** The picture beside a gift that is being typed: kept with the draft, and saved after the entry that it belongs to. */
import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../../hooks/drafts.ts';
import { savePicture } from '../data/entryPictures.ts';
import { isSaved } from '../data/saveMoney.ts';
import { newId } from '../data/newId.ts';

interface Kept {
  readonly id: string;
  readonly entry: string;
  readonly picture: string;
}

export interface GiftPicture {
  readonly picture: string | null;
  readonly change: (picture: string | null) => void;
  /** Resolves with whether it is kept; null where there is none. Never rejects: the entry is saved already. */
  readonly save: (entry: string, name: string | null) => Promise<boolean | null>;
}

/** @param entry the id of what is being typed */
export function useGiftPicture(me: string, draftKey: string, entry: string): GiftPicture {
  // Beside the words and not among them: it is large, and they are kept at every key.
  const key = `${draftKey}:picture`;
  const [kept, setKept] = useState<Kept | null>(null);
  const touched = useRef(false);

  useEffect(() => {
    let gone = false;
    void drafts.read(key).then(async (draft) => {
      const found = keptIn(draft);
      if (found === null || gone || touched.current) return;
      // The page died between saving the entry and its picture.
      if (await isSaved(found.entry)) {
        const { id, picture } = found;
        const saved = await savePicture(me, id, { entry: found.entry, picture, name: null }).then(
          () => true,
          () => false,
        );
        if (saved) void drafts.forget(key);
      } else if (!gone && !touched.current) setKept(found);
    });
    return () => {
      gone = true;
    };
  }, [key, me]);

  function change(picture: string | null) {
    touched.current = true;
    const next = picture === null ? null : { id: newId(), entry, picture };
    setKept(next);
    void (next === null ? drafts.forget(key) : drafts.save(key, next));
  }

  async function save(of: string, name: string | null): Promise<boolean | null> {
    if (kept === null) return null;
    try {
      await savePicture(me, kept.id, { entry: of, picture: kept.picture, name });
      change(null);
      return true;
    } catch {
      return false;
    }
  }

  return { picture: kept?.picture ?? null, change, save };
}

function keptIn(draft: unknown): Kept | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const { id, entry, picture }: { id?: unknown; entry?: unknown; picture?: unknown } = draft;
  return typeof id === 'string' && typeof entry === 'string' && typeof picture === 'string'
    ? { id, entry, picture }
    : null;
}

/** The pictures beside a report that is being typed: kept with its draft, and in the outbox before the report is. */
import { useEffect, useState } from 'react';
import { isOutboxError, type OutboxErrorCode } from '../../../core/errors.ts';
import { enqueueOnce } from '../../../core/outbox/once.ts';
import { uuid } from '../../../core/uuid.ts';
import type { SubmitPorts } from '../../../forms/submit.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { outboxNow } from './saveDesk.ts';
import { keptPicturesIn, type KeptPictures } from '../model/begun.ts';
import { PICTURES_OF } from '../model/drafts.ts';
import { MOST_PICTURES, sitePictureKind, type TakenPicture } from '../model/pictureKinds.ts';

/** Under one id lies one drawing for good: what is on its way, or there, is this very picture. */
const THERE: ReadonlySet<OutboxErrorCode> = new Set(['in-flight', 'may-have-landed', 'already-delivered']);

type KeepFirst = NonNullable<SubmitPorts['keepFirst']>;

/** Pictures that are being gathered. */
export interface Gathered {
  readonly pictures: readonly TakenPicture[];
  /** How many more there may be. */
  readonly room: number;
  readonly add: (picture: TakenPicture) => void;
  /** null: it is taken off. */
  readonly change: (id: string, to: TakenPicture | null) => void;
}
export interface ReportPictures extends Gathered {
  readonly forget: () => void;
  /**
   * The pictures lie in the outbox before the report does, and name it by the id that it will have.
   * @param as whom the screen shows; without it whoever is signed in.
   */
  readonly ports: (as?: string) => Promise<Partial<SubmitPorts>>;
}

/** @param of what they are pictures of: a report, or a place that is on the page. */
export function useReportPictures(draftKey: string, of: 'report' | 'site' = 'report'): ReportPictures {
  // Beside the words and not among them: they are large, and words are kept at every key.
  const key = draftKey + PICTURES_OF;
  const [shown, setShown] = useState<readonly TakenPicture[]>([]);
  const [now] = useState(() => createKept(key, of, setShown));
  useEffect(() => {
    void now.ready();
  }, [now]);
  return { pictures: shown, room: MOST_PICTURES - shown.length, ...now.doing, ports: now.ports };
}

function createKept(key: string, of: 'report' | 'site', show: (pictures: readonly TakenPicture[]) => void) {
  let kept: KeptPictures = { report: uuid(), pictures: [] };
  let restored: Promise<void> | null = null;

  function become(next: KeptPictures) {
    kept = next;
    show(next.pictures);
    void (next.pictures.length === 0 ? drafts.forget(key) : drafts.save(key, next));
  }
  /** Taken off, or drawn otherwise, after a press that failed half way: it must not go. */
  const takeBack = async (id: string) => (await outboxNow()).withdraw(id);

  async function restore() {
    const found = keptPicturesIn(await drafts.read(key));
    if (found === null) return;
    // The page died behind the save: all of it is in the outbox. A place may be there for another reason.
    const outbox = await outboxNow().catch(() => null);
    if (of === 'report' && (await outbox?.get(found.report).catch(() => undefined)) !== undefined)
      return drafts.forget(key);
    become({ report: found.report, pictures: [...found.pictures, ...kept.pictures].slice(0, MOST_PICTURES) });
  }

  const ready = () => (restored ??= restore());

  const keepAs = async (as: string | undefined, id: string, outbox: Parameters<KeepFirst>[1]) => {
    if (kept.report !== id) become({ ...kept, report: id });
    const each = kept.pictures.map(async ({ id: picture, ...drawn }) => {
      try {
        const whole = { report: of === 'report' ? id : null, site: of === 'site' ? id : null, ...drawn };
        // The report is saved next, and goes first: the server takes no picture whose report it does not have.
        const flush = of !== 'report';
        await enqueueOnce(outbox, sitePictureKind, whole, { id: picture, flush, ...(as !== undefined && { as }) });
      } catch (cause) {
        if (!isOutboxError(cause) || !THERE.has(cause.code)) throw cause;
      }
    });
    await Promise.all(each);
  };
  async function ports(as?: string): Promise<Partial<SubmitPorts>> {
    await ready();
    if (kept.pictures.length === 0) return {};
    // Past the outbox a report goes alone: it would be told as sent, and its pictures would be nowhere.
    const keepFirst: KeepFirst = (id, outbox) => keepAs(as, id, outbox);
    return { newId: () => kept.report, keepFirst, sendDirectly: async () => false };
  }
  const doing = {
    add: (picture: TakenPicture) => become({ ...kept, pictures: [...kept.pictures, picture].slice(0, MOST_PICTURES) }),
    change(id: string, to: TakenPicture | null) {
      become({
        ...kept,
        pictures: kept.pictures.flatMap((one) => (one.id === id ? (to === null ? [] : [to]) : [one])),
      });
      void takeBack(id).catch(() => undefined);
    },
    forget: () => become({ report: uuid(), pictures: [] }),
  };
  return { ready, ports, doing };
}

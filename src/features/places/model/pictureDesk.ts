/** How a picture stands for whoever answers for places: the server's line, and on top of it what this device saved. private.weigh_site_picture_act says the same. */
import type { Delivery } from '../../../core/outbox/delivery.ts';
import type { Phase, PictureAct } from './pictureKinds.ts';

export interface PictureDeed {
  readonly id: string;
  readonly action: 'show' | 'keep_off';
  readonly by_name: string | null;
  readonly at: string;
  /** False for what was decided without having seen what counted. */
  readonly counts: boolean;
  readonly phase: Phase | null;
  readonly taken_on: string | null;
}

export interface PictureLine {
  readonly id: string;
  readonly report_id: string | null;
  readonly site_id: string | null;
  readonly state: 'waiting' | 'shown' | 'kept_off';
  readonly shown_site: string | null;
  readonly phase: Phase | null;
  readonly taken_on: string | null;
  readonly alt_en: string | null;
  readonly alt_es: string | null;
  readonly head: string | null;
  readonly contested: boolean;
  readonly client_created_at: string;
  /** In the order in which they arrived. */
  readonly acts: readonly PictureDeed[];
  /** The server's time: where the next page begins. */
  readonly created_at: string;
}

/** A decision of this device. */
export interface OwnPictureAct extends PictureAct {
  readonly id: string;
  readonly delivery: Delivery;
}

export interface DeskPicture {
  readonly line: PictureLine;
  /** How the last thing stands that this device decided, and that the list does not have yet. */
  readonly own: Delivery | null;
  /** What was decided otherwise by somebody who had not seen what counts. */
  readonly rivals: readonly PictureDeed[];
}

function done(line: PictureLine, { id, seen, show }: OwnPictureAct): PictureLine {
  const unseen = line.head !== seen;
  if (show !== null && unseen) return { ...line, contested: true };
  const said = { phase: show?.phase ?? null, taken_on: show?.on ?? null, alt_en: show?.altEn ?? null };
  return {
    ...line,
    ...said,
    alt_es: show?.altEs ?? null,
    shown_site: show?.site ?? null,
    state: show === null ? 'kept_off' : 'shown',
    head: id,
    contested: unseen && (line.contested || line.state === 'shown'),
  };
}

/** @param own of this picture, in the order in which they were saved. */
export function pictureNow(line: PictureLine, own: readonly OwnPictureAct[]): DeskPicture {
  const fresh = own.filter(({ id }) => line.acts.every((known) => known.id !== id));
  let now = line;
  for (const act of fresh) if (act.delivery !== 'refused') now = done(now, act);
  const rivals = line.contested && now.contested ? rivalsOf(line) : [];
  return { line: now, own: fresh.at(-1)?.delivery ?? null, rivals };
}

/** Since the decision that counts; where that one was made without having seen another, the other. */
function rivalsOf({ acts, head }: PictureLine): readonly PictureDeed[] {
  const at = acts.findIndex(({ id }) => id === head);
  const late = acts.slice(at + 1).filter(({ counts }) => !counts);
  const before = acts.slice(0, Math.max(at, 0)).findLast(({ action }) => action === 'show');
  return late.length > 0 ? late : before === undefined ? [] : [before];
}

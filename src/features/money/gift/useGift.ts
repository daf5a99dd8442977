/** One gift or expense being noted: its values, whom it may be from, what the rules would say of it, and saving it once. */
import { useCallback, useMemo, useState } from 'react';
import { townDay } from '../../../hooks/format.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { rulesRead } from '../data/reads.ts';
import { saveMoney } from '../data/saveMoney.ts';
import { useBook } from '../data/useBook.ts';
import { useMoneyHere } from '../data/useMoneyHere.ts';
import { useOwnName } from '../data/useOwnName.ts';
import { findGivers, giftsKnown, knownGivers, namesakes } from '../model/book.ts';
import { isListed } from '../model/deposits.ts';
import { giftCents } from '../model/entry.ts';
import { emptyGift, pickedIn, problemsOf, toEntry, toGiver, type GiftValues } from '../model/giftForm.ts';
import { room, warnings, type Gift } from '../model/limits.ts';
import { receiptOfPayload, type ReceiptFacts } from '../model/receipt.ts';
import type { RuleBook } from '../model/rules.ts';
import { useGiftDraft } from './useGiftDraft.ts';
import { useGiftPicture } from './useGiftPicture.ts';

const NO_RULES: RuleBook = { rules: [], cycles: [], elections: [] };
const NOBODY = { entries: [], versions: [] };

/** The election that comes next, or was last. */
export const nextElection = ({ elections }: RuleBook, today: string): string =>
  (elections.find(({ held_on }) => held_on >= today) ?? elections.at(-1))?.id ?? '';

export function useGift(spending: boolean) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.identity.userId : '';
  const by = useOwnName();
  const today = townDay(useNow());
  const rulesKept = useStaffRead(rulesRead);
  const here = useMoneyHere(me);
  const book = rulesKept.rows?.[0] ?? NO_RULES;
  const election = nextElection(book, today);
  const draft = useGiftDraft(me, spending);
  const { ids, typed } = draft;
  const [tried, setTried] = useState(false);
  /** What is still owed of the chosen loan, told by its field. */
  const [owed, setOwed] = useState<number | null>(null);
  const [saved, setSaved] = useState<ReceiptFacts | null>(null);
  const picture = useGiftPicture(me, draft.key, draft.ids.entry);
  const [pictureKept, setPictureKept] = useState<boolean | null>(null);
  const { busy, kept } = useSaving(m.money_not_saved, 'phone');

  const values = { ...emptyGift(today, election), ...typed };
  const { rows, onlyHere, read: bookKept } = useBook(values.anonymous && !spending ? '' : values.name);
  const { entries, versions } = here ?? NOBODY;
  const { asOf } = bookKept;
  // What the book has by now may have been written anew by somebody else.
  const named = useMemo(
    () => versions.filter((one) => one.delivery !== 'refused' && !isListed(one.sentAt, asOf)).map(({ said }) => said),
    [versions, asOf],
  );
  const givers = useMemo(() => knownGivers(rows, named), [rows, named]);
  const known = useMemo(() => giftsKnown(rows, entries, givers), [rows, entries, givers]);
  const rootOf = useCallback((id: string) => givers.find((one) => one.id === id)?.root ?? id, [givers]);
  const picked = givers.find(({ id }) => id === values.contributor) ?? null;
  const entry = toEntry(values, ids.contributor, spending);
  const gift: Gift = {
    id: ids.entry,
    giver: picked?.root ?? entry.contributor,
    giverKind: values.kind,
    on: entry.on,
    election: entry.election,
    method: entry.method,
    cents: giftCents(entry.type, entry.cents),
  };
  const openFrom = rulesKept.rows?.[0]?.open_from ?? null;
  const problems = problemsOf(values, today, spending, { owed, openFrom });

  async function save(): Promise<boolean> {
    setTried(true);
    if (problems !== null) return false;
    const giver = toGiver(values, ids.contributor, picked, spending);
    const done = await kept(() => saveMoney(me, ids, entry, giver, draft.key));
    // The entry stands without it; what could not be kept is said.
    if (done) setPictureKept(await picture.save(ids.entry, entry.name));
    if (done) setSaved(receiptOfPayload(entry, ids.entry, by));
    return done;
  }

  function another() {
    // A party's next gift is of the same day and comes, as a rule, the same way.
    draft.begin({ what: values.what, method: values.method, on: values.on, election: values.election });
    setTried(false);
    setSaved(null);
    setPictureKept(null);
  }

  return {
    values,
    // The day on which it was begun is the day on which it was taken in hand, also where it is finished on the next.
    change: (part: Partial<GiftValues>) => draft.change({ on: values.on, ...part }),
    /** Something typed earlier is in the form. */
    restored: draft.restored,
    /** The person does not want it. */
    clear: () => {
      draft.begin({});
      picture.change(null);
    },
    picture: picture.picture,
    changePicture: picture.change,
    /** Whether the picture of what was saved waits here; null where there was none. */
    pictureKept,
    today,
    book,
    rules: rulesKept.rows?.[0]?.set ?? null,
    asOf: bookKept.asOf,
    trouble: bookKept.trouble,
    waiting: entries.filter(({ state }) => state !== 'delivered').length,
    rootOf,
    picked: picked ?? pickedIn(values),
    /** Who has this very name, and may be somebody else. */
    namesakes: values.contributor === null ? namesakes(givers, values.name) : [],
    onlyHere,
    found: values.contributor === null ? findGivers(givers, values.name) : [],
    warnings: spending || gift.cents <= 0 ? [] : warnings(book, known, gift),
    room: spending ? null : room(book, known, gift),
    /** The first date that is in no filed report; null where that isn't known. */
    openFrom,
    sayOwed: setOwed,
    problems: tried ? problems : null,
    ready: here !== null,
    busy,
    save,
    saved,
    another,
  };
}

export type GiftDesk = ReturnType<typeof useGift>;

/** What was decided on this device and waits from before a sign-out shows as decided: every topic says its facts out of the outbox alone. */
import { describe, expect, it } from 'vitest';
import type { Json, OutboxItem } from '../../../src/core/outbox/record.ts';
import { withUnsent, type UnsentFacts } from '../../../src/core/outbox/unsentFacts.ts';
import { UNSENT_VERDICTS } from '../../../src/features/corrections/data/useCorrectionsDesk.ts';
import { verdictKind } from '../../../src/features/corrections/model/verdictKind.ts';
import { unsentCheckins } from '../../../src/features/events/data/useQueue.ts';
import { checkinKind, localFact, type CheckinPayload } from '../../../src/features/events/model/checkin.ts';
import { UNSENT_SETTLED } from '../../../src/features/places/data/findings.ts';
import { UNSENT_CORRECTIONS } from '../../../src/features/places/data/useCorrections.ts';
import { UNSENT_REPORT_ACTS } from '../../../src/features/places/data/useDesk.ts';
import { UNSENT_PICTURE_ACTS } from '../../../src/features/places/data/useDeskPictures.ts';
import { UNSENT_HIDES } from '../../../src/features/places/data/useHides.ts';
import { UNSENT_MERGES } from '../../../src/features/places/data/useMerges.ts';
import { UNSENT_VISITS } from '../../../src/features/places/data/useVisits.ts';
import { hideKind, mergeKind, NOTHING_SAID, reportActKind } from '../../../src/features/places/model/deskKinds.ts';
import { pictureActKind } from '../../../src/features/places/model/pictureKinds.ts';
import { correctionKind } from '../../../src/features/places/model/righting.ts';
import { visitKind } from '../../../src/features/places/model/visitKinds.ts';
import { UNSENT_CHECKS } from '../../../src/features/wellness/data/useChecks.ts';
import { checkKind } from '../../../src/features/wellness/model/checkKind.ts';

const AT = '2025-10-18T18:00:00.000Z';

interface Kind<P> {
  readonly kind: string;
  entityKey?(payload: P): string;
}

const itemOf = <P>(kind: Kind<P>, payload: P, change: Partial<OutboxItem> = {}): OutboxItem => ({
  id: 'i1',
  kind: kind.kind,
  version: 1,
  payload: payload as unknown as Json, // as the outbox keeps it
  userId: 'me',
  entityKey: kind.entityKey?.(payload) ?? 'i1',
  seq: 1,
  createdAt: AT,
  state: 'queued',
  attempts: 0,
  faults: 0,
  stalls: 0,
  nextAttemptAt: 0,
  mayHaveLanded: false,
  editedAfterSend: false,
  lastError: null,
  priority: 50,
  ...change,
});

const checkin: CheckinPayload = {
  eventId: 'e1',
  action: 'check_in',
  source: 'rsvp',
  subjectId: 's1',
  name: 'Ada Quill',
  email: null,
  phone: null,
  partySize: null,
  about: [],
  device: 'K7Q2',
};
const visit = { report: 'r1', found: 'gone', belongsTo: null, danger: false, note: null, seen: null } as const;
const settled = { ...visit, report: null, site: 'p1', found: 'settled', seen: 'v1' } as const;
const act = { ...NOTHING_SAID, report: 'r1', action: 'decline', seen: null, reason: 'Twice.' } as const;
const hiding = { site: 'p1', hidden: true, place: 'Mill' };
const merging = { site: 'p1', into: 'p2', seen: null, place: 'Mill', other: 'Dam' };
const shown = { picture: 'x', seen: null, show: null };
const correction = {
  site: 'p1',
  field: 'place',
  was: 'Mill',
  now: 'Old mill',
  hushed: false,
  reasonEn: 'Its name.',
  reasonEs: null,
  report: null,
  place: 'Mill',
} as const;
const verdict = { correction: 'c1', verdict: 'stands', note: null, seen: null } as const;
const check = { item: 'i', revision: 'r', heard: 'as_shown', note: null, seen: null } as const;

const cases: readonly (readonly [string, UnsentFacts, OutboxItem, unknown])[] = [
  [
    'a guest who was checked in',
    unsentCheckins('e1'),
    itemOf(checkinKind, checkin),
    localFact('i1', checkin, Date.parse(AT)),
  ],
  ['a report that was declined', UNSENT_REPORT_ACTS, itemOf(reportActKind, act), act],
  ['a place that was hidden', UNSENT_HIDES, itemOf(hideKind, hiding), hiding],
  ['two places that were joined', UNSENT_MERGES, itemOf(mergeKind, merging), merging],
  ['a photo that was kept off', UNSENT_PICTURE_ACTS, itemOf(pictureActKind, shown), shown],
  ['a place that was corrected', UNSENT_CORRECTIONS, itemOf(correctionKind, correction), correction],
  ['a place that was visited', UNSENT_VISITS, itemOf(visitKind, visit), visit],
  ['a finding that was settled', UNSENT_SETTLED, itemOf(visitKind, settled), settled],
  ['a page correction that was judged', UNSENT_VERDICTS, itemOf(verdictKind, verdict), verdict],
  ['a service that was called', UNSENT_CHECKS, itemOf(checkKind, check), { ...check, at: Date.parse(AT) }],
];

const nothing = { kept: [], waiting: [], arrivedAt: 0 };

describe.each(cases)('%s', (_, unsent, item, fact) => {
  it('shows as decided after a sign-out, with how it stands', () => {
    expect(withUnsent({ ...nothing, waiting: [{ ...item, attempts: 2 }] }, unsent)).toEqual([
      { id: 'i1', fact, state: 'queued', sentAt: null, tries: 2 },
    ]);
  });

  it('is found by the beginning of its entity key', () => {
    expect(item.entityKey.startsWith(unsent.entities)).toBe(true);
  });

  it('is shown once while it is kept beside the outbox, too', () => {
    const kept = { id: 'i1', fact, state: 'queued', sentAt: null, tries: 0 } as const;
    expect(withUnsent({ ...nothing, kept: [kept], waiting: [item] }, unsent)).toEqual([kept]);
  });

  it('comes before what was decided since, so that the later decision counts', () => {
    const kept = { id: 'i2', fact, state: 'queued', sentAt: null, tries: 0 } as const;
    expect(withUnsent({ ...nothing, kept: [kept], waiting: [item] }, unsent).map(({ id }) => id)).toEqual(['i1', 'i2']);
  });

  it('says nothing while it is sealed, and nothing of another kind', () => {
    const sealed = { ...item, payload: null };
    expect(withUnsent({ ...nothing, waiting: [sealed, { ...item, kind: 'another' }] }, unsent)).toEqual([]);
  });
});

it('keeps one event’s guests, and a visit’s two topics, apart', () => {
  expect(unsentCheckins('e2').factOf(itemOf(checkinKind, checkin))).toBeNull();
  expect(UNSENT_VISITS.factOf(itemOf(visitKind, settled))).toBeNull();
  expect(UNSENT_SETTLED.factOf(itemOf(visitKind, visit))).toBeNull();
});

/**
 * Every kind of submission that staff save: code that no visitor fetches. It comes with the page that saves one, or once the outbox
 * meets an item of theirs (src/wiring/kinds.ts). What few visitors send travels with them, places, appeals,
 * corrections and what is taken back: the first visit has no room.
 */
import type { SubmissionKind } from '../core/outbox/kind.ts';
import { consentNoteKind } from '../features/consent/model/noteKind.ts';
import { contentReleaseKind } from '../features/content/model/releaseKind.ts';
import { contentRevisionKind } from '../features/content/model/revisionKind.ts';
import { contentStepKind } from '../features/content/model/stepKind.ts';
import { checkinKind } from '../features/events/model/checkin.ts';
import { attemptKind, callKind, doorKind, personKind } from '../features/field/model/facts.ts';
import { correctionKind as pageCorrectionKind } from '../features/corrections/model/correctionKind.ts';
import { verdictKind } from '../features/corrections/model/verdictKind.ts';
import { ideaActionKind } from '../features/ideas/model/actionKind.ts';
import { ideaAppealKind } from '../features/ideas/model/appealKind.ts';
import { ideaCardKind } from '../features/ideas/model/cardKind.ts';
import { submissionActionKind } from '../features/inbox/model/facts.ts';
import { pictureFileKind, pictureKind } from '../features/media/model/kinds.ts';
import { depositKind } from '../features/money/model/depositKind.ts';
import { giverLinkKind } from '../features/money/model/giverLink.ts';
import { entryKind, giverKind } from '../features/money/model/kinds.ts';
import { entryPictureKind } from '../features/money/model/pictureKind.ts';
import { contentLinkKind } from '../features/plan/model/linkKind.ts';
import { personLinkKind } from '../features/persons/model/link.ts';
import { hideKind, mergeKind, reportActKind, siteKind, stepKind } from '../features/places/model/deskKinds.ts';
import { pictureActKind, sitePictureKind } from '../features/places/model/pictureKinds.ts';
import { reportKind } from '../features/places/model/reportKind.ts';
import { correctionKind } from '../features/places/model/righting.ts';
import { visitKind } from '../features/places/model/visitKinds.ts';
import { questionActKind } from '../features/townhall/model/actKind.ts';
import { questionCardKind } from '../features/townhall/model/cardKind.ts';
import { wishKind } from '../features/townhall/model/wishKind.ts';
import { signEventKind, signPhotoKind, stockMoveKind } from '../features/signs/model/kinds.ts';
import { checkKind } from '../features/wellness/model/checkKind.ts';

const list = {
  'question-wish': wishKind,
  'idea-appeal': ideaAppealKind,
  'idea-card': ideaCardKind,
  'site-report': reportKind,
  'site-report-act': reportActKind,
  site: siteKind,
  'site-event': stepKind,
  'site-hide': hideKind,
  'site-merge': mergeKind,
  'site-correction': correctionKind,
  'site-visit': visitKind,
  'site-picture': sitePictureKind,
  'site-picture-act': pictureActKind,
  'event-checkin': checkinKind,
  'door-result': attemptKind,
  'call-result': callKind,
  'new-door': doorKind,
  'new-person': personKind,
  'submission-action': submissionActionKind,
  'consent-note': consentNoteKind,
  'person-link': personLinkKind,
  'content-link': contentLinkKind,
  'idea-action': ideaActionKind,
  'money-giver': giverKind,
  'money-entry': entryKind,
  'money-deposit': depositKind,
  'giver-link': giverLinkKind,
  'money-picture': entryPictureKind,
  'sign-event': signEventKind,
  'sign-photo': signPhotoKind,
  'sign-stock': stockMoveKind,
  'picture-file': pictureFileKind,
  picture: pictureKind,
  'content-revision': contentRevisionKind,
  'content-step': contentStepKind,
  'content-release': contentReleaseKind,
  'question-act': questionActKind,
  'question-card': questionCardKind,
  'service-check': checkKind,
  'page-correction': pageCorrectionKind,
  'page-correction-act': verdictKind,
};

type StaffKindName = keyof typeof list;
type StaffPayloadOf<Name extends StaffKindName> =
  (typeof list)[Name] extends SubmissionKind<infer Payload> ? Payload : never;

const byName: { readonly [Name in StaffKindName]: SubmissionKind<StaffPayloadOf<Name>> } = list;

export const staffKindOf = <Name extends StaffKindName>(name: Name): SubmissionKind<StaffPayloadOf<Name>> =>
  byName[name];

export const staffKinds = Object.values(list);

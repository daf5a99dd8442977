/** Every kind of submission the outbox knows, under the name it has on phones and in files: a new one is a line here. */
import { createKindRegistry, type SubmissionKind } from '../core/outbox/kind.ts';
import { analyticsKind } from '../features/analytics/analyticsKind.ts';
import { consentNoteKind } from '../features/consent/model/noteKind.ts';
import { contentRevisionKind } from '../features/content/model/revisionKind.ts';
import { contentStepKind } from '../features/content/model/stepKind.ts';
import { rsvpKind } from '../features/events/data/rsvpKind.ts';
import { checkinKind } from '../features/events/model/checkin.ts';
import { failureKind } from '../features/failures/data/failureKind.ts';
import { attemptKind, callKind, doorKind, personKind } from '../features/field/model/facts.ts';
import { submissionActionKind } from '../features/inbox/model/facts.ts';
import { ideaKind } from '../features/intake/idea/kind.ts';
import { newsletterKind } from '../features/intake/newsletter/kind.ts';
import { volunteerKind } from '../features/intake/volunteer/kind.ts';
import { yardSignKind } from '../features/intake/yard-sign/kind.ts';
import { pictureFileKind, pictureKind } from '../features/media/model/kinds.ts';
import { entryKind, giverKind } from '../features/money/model/kinds.ts';
import { contentLinkKind } from '../features/plan/model/linkKind.ts';
import { personLinkKind } from '../features/persons/model/link.ts';
import { signEventKind, signPhotoKind, stockMoveKind } from '../features/signs/model/kinds.ts';

const list = {
  volunteer: volunteerKind,
  'yard-sign': yardSignKind,
  idea: ideaKind,
  newsletter: newsletterKind,
  rsvp: rsvpKind,
  'event-checkin': checkinKind,
  'door-result': attemptKind,
  'call-result': callKind,
  'new-door': doorKind,
  'new-person': personKind,
  'submission-action': submissionActionKind,
  'consent-note': consentNoteKind,
  'person-link': personLinkKind,
  'content-link': contentLinkKind,
  'money-giver': giverKind,
  'money-entry': entryKind,
  'sign-event': signEventKind,
  'sign-photo': signPhotoKind,
  'sign-stock': stockMoveKind,
  'picture-file': pictureFileKind,
  picture: pictureKind,
  'content-revision': contentRevisionKind,
  'content-step': contentStepKind,
  analytics: analyticsKind,
  'device-failure': failureKind,
};

export type KindName = keyof typeof list;
/** What a kind of this name carries: whoever makes one is held to it by the compiler. */
export type PayloadOf<Name extends KindName> =
  (typeof list)[Name] extends SubmissionKind<infer Payload> ? Payload : never;

const byName: { readonly [Name in KindName]: SubmissionKind<PayloadOf<Name>> } = list;

export const kindOf = <Name extends KindName>(name: Name): SubmissionKind<PayloadOf<Name>> => byName[name];

export const kinds = createKindRegistry(Object.values(list));

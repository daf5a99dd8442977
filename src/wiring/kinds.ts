/**
 * Every kind of submission the outbox knows, under the name it has on phones and in files: a new one is a line here, or, if only staff
 * save it, in staffKinds.ts.
 */
import { createKindRegistry, type SubmissionKind } from '../core/outbox/kind.ts';
import { analyticsKind } from '../features/analytics/analyticsKind.ts';
import { rsvpKind } from '../features/events/data/rsvpKind.ts';
import { failureKind } from '../features/failures/data/failureKind.ts';
import { ideaKind } from '../features/intake/idea/kind.ts';
import { newsletterKind } from '../features/intake/newsletter/kind.ts';
import { volunteerKind } from '../features/intake/volunteer/kind.ts';
import { supportKind } from '../features/support/model/supportKind.ts';
import { questionKind } from '../features/townhall/model/questionKind.ts';
import { yardSignKind } from '../features/intake/yard-sign/kind.ts';

const list = {
  volunteer: volunteerKind,
  'yard-sign': yardSignKind,
  idea: ideaKind,
  newsletter: newsletterKind,
  rsvp: rsvpKind,
  question: questionKind,
  support: supportKind,
  analytics: analyticsKind,
  'device-failure': failureKind,
};

export type KindName = keyof typeof list;
/** What a kind of this name carries: whoever makes one is held to it by the compiler. */
export type PayloadOf<Name extends KindName> =
  (typeof list)[Name] extends SubmissionKind<infer Payload> ? Payload : never;

const byName: { readonly [Name in KindName]: SubmissionKind<PayloadOf<Name>> } = list;

export const kindOf = <Name extends KindName>(name: Name): SubmissionKind<PayloadOf<Name>> => byName[name];

export const kinds = createKindRegistry(Object.values(list), async () => (await import('./staffKinds.ts')).staffKinds);

/** The kinds of mails that wait in the database, as claim_mails() hands them out. */
import * as v from 'valibot';
import { confirmationSchema } from '../../../../src/features/consent/model/claimed.ts';
import { movedMailSchema } from '../../../../src/features/followers/model/claimed.ts';
import { assignedMailSchema, digestMailSchema } from '../../../../src/features/notices/model/claimed.ts';

const mailSchema = v.variant('kind', [confirmationSchema, assignedMailSchema, digestMailSchema, movedMailSchema]);
export type ClaimedMail = v.InferOutput<typeof mailSchema>;

/** Throws ValiError for what is no list of mails. */
export const parseClaimed = (answer: unknown): readonly ClaimedMail[] => v.parse(v.array(mailSchema), answer);

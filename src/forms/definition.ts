/** What a feature says about its form; everything else is the same for all five. */
import type * as v from 'valibot';
import type { SubmissionKind } from '../core/outbox/kind.ts';
import type { AnalyticsName, AnalyticsProps } from '../hooks/analytics.ts';
import type { FormPayload } from './filledIn.ts';
import type { SuccessWords } from './reaction.ts';
import type { SubmitPorts } from './submit.ts';
import type { FormValues } from './useCampaignForm.ts';

export interface FormDefinition<V extends FormValues, P extends FormPayload, N extends AnalyticsName> {
  /** The dialog's name in the address, also the draft's key. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, P>;
  readonly submission: SubmissionKind<P>;
  /** What a saved payload looks like in the form, for "edit and send again". */
  readonly toValues: (payload: P) => V;
  readonly submitLabel: () => string;
  /** Specification, section 4: "Submitting...", "Confirming..." or "Subscribing...". */
  readonly busyLabel: () => string;
  /** Specification, section 8. */
  readonly success: SuccessWords;
  /** Other words for what has arrived under this id, if the server's answer calls for them. Never rejects, and takes 3 s at most. */
  readonly successOf?: (payload: P, id: string) => Promise<SuccessWords | null>;
  /** What it does otherwise than other forms between the press and the answer; asked at each press. */
  readonly ports?: () => Promise<Partial<SubmitPorts>>;
  /** Told once it is on this device or has arrived, with the id that its receipt shows, and what was said. */
  readonly onKept?: (id: string, payload: P) => void;
  /** Specification, section 7. Left out by a form that came after it: then nothing is counted. */
  readonly event?: N;
  readonly track?: (payload: P) => AnalyticsProps[N];
}

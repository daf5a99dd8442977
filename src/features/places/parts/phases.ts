/** How the phases of a place's pictures are called. */
import { m } from '../../../messages/messages.js';
import type { Phase } from '../model/pictureKinds.ts';

export const phaseWords: Readonly<Record<Phase, () => string>> = {
  before: m.places_phase_before,
  during: m.places_phase_during,
  after: m.places_phase_after,
};

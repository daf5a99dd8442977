/** Names that anybody may say in a question: who runs, and the town. */
import { campaign } from '../../../campaign.ts';

export const KNOWN: readonly string[] = [campaign.candidate.name, campaign.city];

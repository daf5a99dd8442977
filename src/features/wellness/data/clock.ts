/** The clock of the campaign's town. */
import { campaign } from '../../../campaign.ts';
import { townAhead } from '../../../hooks/format.ts';
import { townClock } from '../model/townClock.ts';

export const clock = townClock(campaign.timeZone, townAhead);

/** The clock of the campaign's town. */
import { campaign } from '../../../campaign.ts';
import { townClock } from '../model/townClock.ts';

export const clock = townClock(campaign.timeZone);

/** The town's calendar. In its evening Greenwich has tomorrow's date already, and the ledger has not. */
import { campaign } from '../../src/campaign.ts';
import { dayIn } from '../../src/features/money/model/days.ts';

const DAY_MS = 86_400_000;

/** YYYY-MM-DD of so many days from now; before now where it is negative. */
export const townDay = (days = 0): string => dayIn(campaign.timeZone, Date.now() + days * DAY_MS);

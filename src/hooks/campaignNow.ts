/** Who the campaign is and how it works, with what was published under Settings in place of what this build says. */
import { keepSettings, keptSettings } from '../adapters/browser/keptSettings.ts';
import { campaign, type Campaign } from '../campaign.ts';
import type { Settings } from '../campaign/settings.ts';
import { townZone } from '../campaign/townZone.ts';
import { learnZone } from './learnZone.ts';

/** The settings that a device works by. What visitors read of others is in the campaign's words. */
export type WorkSettings = Partial<Pick<Settings, 'dates' | 'field'>>;

let known: Campaign | null = null;

/** Asked where something is done or drawn, never kept: it may have been published a moment ago. */
export function campaignNow(): Campaign {
  known ??= withSettings((keptSettings() ?? {}) as WorkSettings); // checked before it was kept
  return { ...known, timeZone: townZone() };
}

/** @param settings checked by their schemas. @param asOf when the server gave them, epoch ms. */
export function workBy(settings: WorkSettings, asOf = Date.now()): void {
  keepSettings(settings);
  learnZone(settings.dates?.timeZone ?? campaign.timeZone, asOf);
  known = withSettings(settings);
}

function withSettings({ dates, field }: WorkSettings): Campaign {
  const { offlineAccessDays = campaign.offlineAccessDays, tiles, ...hours } = field ?? {};
  const { firstDay, lastDay, countdownTarget, electionDay } = { ...campaign, ...campaign.earlyVoting, ...dates };
  return {
    ...campaign,
    electionDay,
    earlyVoting: { firstDay, lastDay, countdownTarget },
    offlineAccessDays,
    field: { ...campaign.field, ...hours, tiles: field ? (tiles ?? null) : campaign.field.tiles },
  };
}

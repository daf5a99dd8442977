/** A walk by its visible words, in any engine. */
import type { Tab } from '../phone.ts';

/** 40 doors in the organizer's hands, where nobody has knocked. */
export const MILL_STREET = 'b0000000-0000-4000-8000-000000000001';

/** In the deputy's hands, walked in part. */
export const CEDAR_STREET = 'b0000000-0000-4000-8000-000000000002';

/** Every turf in the person's hands comes onto the phone. */
export async function takeAllAlong(tab: Tab): Promise<void> {
  await tab.open('/field-ops');
  await tab.find('button', /^(Take it along|Fetch again)$/);
  while (await tab.has('button', 'Take it along')) {
    await tab.press('button', 'Take it along');
    await tab.sees(/On this phone, fetched/);
  }
}

/** Also what each is called in the database. */
export const SAID = [
  ['Not home', 'not_home'],
  ['Home', 'canvassed'],
  ['Refused', 'refused'],
  ['Inaccessible', 'inaccessible'],
] as const;

/** Says what happened at the door that is open; the app goes on to the next by itself. */
export async function say(tab: Tab, said: (typeof SAID)[number][0]): Promise<void> {
  if (said === 'Home') {
    await tab.press('button', 'Home');
    await tab.press('button', '2 Lean');
    await tab.press('button', 'Save and go on');
    return;
  }
  if (said !== 'Not home') await tab.press('button', 'Other');
  await tab.press('button', said);
}

export async function doorOf(tab: Tab): Promise<string> {
  return (await tab.path()).split('/').at(-1) ?? '';
}

/** The five public forms as a person meets them: how each is opened, filled and submitted. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { FormName } from '../../tests/support/formCases.ts';

export interface PublicForm {
  readonly title: RegExp;
  readonly submit: string;
  readonly busy: string;
  readonly thanks: string;
}

/** Titles, labels and thanks: specification sections 4 and 8. */
export const FORMS: Record<FormName, PublicForm> = {
  volunteer: {
    title: /^Volunteer$/,
    submit: 'Sign me up',
    busy: 'Submitting...',
    thanks: 'Thank you for volunteering!',
  },
  'yard-sign': {
    title: /^Request a Yard Sign$/,
    submit: 'Request my sign',
    busy: 'Submitting...',
    thanks: 'Yard sign requested!',
  },
  idea: {
    title: /^Share Your Idea$/,
    submit: 'Share my idea',
    busy: 'Submitting...',
    thanks: 'Thank you for sharing!',
  },
  newsletter: { title: /^Stay Updated$/, submit: 'Subscribe', busy: 'Subscribing...', thanks: "You're subscribed!" },
  rsvp: { title: /^RSVP/, submit: 'Confirm RSVP', busy: 'Confirming...', thanks: 'RSVP confirmed!' },
};

/**
 * Opens a form by its address, as a link in a message does.
 * @param forSomeoneElse answers the question of a device that has sent an RSVP for the event before.
 */
export async function openForm(page: Page, form: FormName, eventId?: string, forSomeoneElse = false): Promise<Locator> {
  await page.goto(eventId ? `/?open=${form}&event=${eventId}` : `/?open=${form}`);
  if (forSomeoneElse) await page.getByRole('button', { name: 'RSVP for someone else' }).click();
  const dialog = page.getByRole('dialog', { name: FORMS[form].title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Puts each value where a person would, whatever was there before. */
export async function fill(dialog: Locator, input: Readonly<Record<string, string | boolean>>) {
  for (const [name, value] of Object.entries(input)) {
    if (name === 'eventId') continue;
    if (name === 'consentSms') await dialog.getByRole('checkbox').setChecked(value === true, { force: true });
    else if (name === 'headcount') await typeHeadcount(dialog, String(value));
    else if (name === 'interest') await pick(dialog, String(value));
    else await dialog.locator(`[name="${name}"]`).fill(String(value));
  }
}

async function typeHeadcount(dialog: Locator, value: string) {
  const field = dialog.getByRole('spinbutton');
  await field.fill('');
  await field.pressSequentially(value);
}

async function pick(dialog: Locator, value: string) {
  await dialog.getByRole('combobox').selectOption(value);
}

export function submit(dialog: Locator, form: FormName): Locator {
  return dialog.getByRole('button', { name: FORMS[form].submit });
}

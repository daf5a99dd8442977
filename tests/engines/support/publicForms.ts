/** The five public forms as a person meets them, by their visible words, in any engine. */
import { FORMS } from '../../../e2e/support/forms.ts';
import type { FormName } from '../../support/formCases.ts';
import type { Name, Tab } from '../phone.ts';

export const formNames = Object.keys(FORMS) as FormName[]; // the keys of FORMS are the form names

interface Words {
  /** What the landing page says on the link that opens it. */
  readonly call: Name;
  /** Label and text of what must be filled in, but for the name. */
  readonly fields: readonly (readonly [label: Name, text: string])[];
  /** One of the messages when nothing is filled in. */
  readonly wrong: string;
  readonly table: 'signups' | 'yard_sign_requests';
}

const EMAIL = [/^Email/, 'ada@example.com'] as const;

export const WORDS: Record<FormName, Words> = {
  volunteer: {
    call: 'Sign me up',
    fields: [EMAIL, [/^How would you like to help\?/, 'Phone Banking']],
    wrong: 'Please select an interest',
    table: 'signups',
  },
  'yard-sign': {
    call: 'Get a sign',
    fields: [
      [/^Address/, '12 Mill Street'],
      [/^Phone/, '(207) 555-0101'],
    ],
    wrong: 'Address is required',
    table: 'yard_sign_requests',
  },
  idea: {
    call: 'Tell us',
    fields: [[/^Your idea/, 'Plant more trees on Main Street.'], EMAIL],
    wrong: 'Please share your idea (at least 10 characters)',
    table: 'signups',
  },
  newsletter: { call: 'Subscribe', fields: [EMAIL], wrong: 'Invalid email', table: 'signups' },
  rsvp: {
    call: /^RSVP/,
    fields: [EMAIL],
    wrong: 'Please provide either email or phone',
    table: 'signups',
  },
};

/** The address that a link in a message carries. */
export function addressOf(form: FormName, eventId: string): string {
  return form === 'rsvp' ? `/?open=rsvp&event=${eventId}` : `/?open=${form}`;
}

export async function openForm(tab: Tab, form: FormName, eventId = ''): Promise<void> {
  await tab.open(addressOf(form, eventId));
  await tab.find('dialog', FORMS[form].title);
}

/** Fills in the form that is open. */
export async function fillIn(tab: Tab, form: FormName, name: string): Promise<void> {
  await tab.fill(/^Name/, name);
  for (const [label, text] of WORDS[form].fields) await tab.fill(label, text);
}

export const submit = (tab: Tab, form: FormName) => tab.press('button', FORMS[form].submit);

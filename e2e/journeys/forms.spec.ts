/** The five forms' good and bad inputs, as a person types them: the same table as in the unit and the database tests. */
import { formCases, type FormCase, type FormName } from '../../tests/support/formCases.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { fill, FORMS, openForm, submit } from '../support/forms.ts';
import { PROMISE } from '../support/tags.ts';
import { message } from '../support/volunteer.ts';

test.use({ serviceWorkers: 'block' });

const INVALID = ['input', 'textarea', 'select'].map((field) => `${field}[aria-invalid="true"]`).join(', ');

const names = Object.keys(FORMS) as FormName[]; // the keys of FORMS are the form names

/** What a keyboard can put into a field: a text input drops line breaks, a select has only its options. */
function typable({ form, input }: FormCase): boolean {
  const interest = input['interest'];
  if (
    form === 'volunteer' &&
    !['', 'door_knock', 'phone_bank', 'event_help', 'church_gotv'].includes(String(interest))
  ) {
    return false;
  }
  // Browsers turn such a domain into its plain form while it is typed, which is a good address.
  if (/[^ -~]/.test(String(input['email'] ?? ''))) return false;
  // The number field takes digits only, so that most bad headcounts cannot be typed at all.
  if (form === 'rsvp' && !/^\d*$/.test(String(input['headcount']))) return false;
  return !Object.values(input).some((value) => typeof value === 'string' && /[\0\uD800-\uDFFF]/u.test(value));
}

/** Three cases of each form, each with another message: which rule says what is asked without a browser (tests/forms). */
function someBad(form: FormName): readonly FormCase[] {
  const said = new Set<string>();
  const bad = formCases.filter((one) => one.form === form && !one.ok && typable(one));
  return bad
    .filter(({ errors = {} }) => {
      const news = Object.entries(errors).filter((pair) => !said.has(pair.join(': ')));
      for (const pair of news) said.add(pair.join(': '));
      return news.length > 0;
    })
    .slice(0, 3);
}

test(
  'every message stands beside its field, axe finds nothing, a Cancel and a reload keep what was typed, and nothing is sent',
  { tag: PROMISE },
  async ({ page, server, person }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`;
      if (request.method() === 'POST' && !/analytics_events|device_failures/.test(sent)) requests.push(sent);
    });
    const [event] = await server.rows('events', 'select=id&order=date.desc&limit=1');
    for (const form of names) {
      const eventId = form === 'rsvp' ? String(event?.['id']) : undefined;
      const dialog = await openForm(page, form, eventId);
      await submit(dialog, form).click();
      await expect(dialog.locator(INVALID).first(), form).toBeFocused();
      await expectAccessible(page);
      const bad = someBad(form);
      expect(bad.length, form).toBe(3);
      for (const one of bad) {
        await test.step(`${form}: ${one.name}`, async () => {
          await fill(dialog, one.input);
          await submit(dialog, form).click();
          const said = dialog.locator('[aria-live="polite"]:not(:empty)');
          await expect(said).toHaveText(Object.values(one.errors ?? {}));
          await expect(dialog.locator(INVALID)).toHaveCount(wrongFields(one));
        });
      }
      await dialog.locator('[name="name"]').fill(`${person} ${form}`);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog, form).toBeHidden();
    }
    for (const form of names) {
      const dialog = await openForm(page, form, form === 'rsvp' ? String(event?.['id']) : undefined);
      await expect(dialog.locator('[name="name"]'), form).toHaveValue(`${person} ${form}`);
    }
    expect(requests).toEqual([]);
    expect(await server.rows('signups', `name=like.${encodeURIComponent(person)}*`)).toEqual([]);
  },
);

const wrongFields = (one: FormCase) => Object.keys(one.errors ?? {}).length;

const ROWS: Record<FormName, { readonly table: string; readonly row: Record<string, unknown> }> = {
  volunteer: { table: 'signups', row: { type: 'volunteer', interest: 'door_knock', consent_email: null } },
  'yard-sign': { table: 'yard_sign_requests', row: { address: '12 Mill Street', phone: '(555) 010-0123' } },
  idea: { table: 'signups', row: { type: 'idea', notes: 'Plant more trees on Main Street.' } },
  newsletter: { table: 'signups', row: { type: 'newsletter', consent_email: true, consent_sms: true } },
  rsvp: { table: 'signups', row: { type: 'event', notes: 'Headcount: 3', headcount: 3 } },
};

for (const form of names) {
  test(
    `${form}: a good form is thanked for, closes, is emptied and is one row`,
    { tag: PROMISE },
    async ({ page, server, person }) => {
      const good = formCases.find((one) => one.form === form && one.ok);
      if (!good) throw new Error(`The table has no good case for ${form}.`);
      const [event] = await server.rows('events', 'select=id&order=date.desc&limit=1');
      const eventId = String(event?.['id']);
      const dialog = await openForm(page, form, form === 'rsvp' ? eventId : undefined);
      await fill(dialog, { ...good.input, name: person, ...(form === 'newsletter' ? { consentSms: true } : {}) });
      await submit(dialog, form).click();
      await expect(message(page, FORMS[form].thanks)).toBeVisible();
      await expect(dialog).toBeHidden();

      const { table, row } = ROWS[form];
      const rows = await server.rows(table, `name=eq.${encodeURIComponent(person)}`);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ ...row, user_id: null, ...(form === 'rsvp' ? { event_id: eventId } : {}) });

      const again = await openForm(page, form, form === 'rsvp' ? eventId : undefined, form === 'rsvp');
      await expect(again.locator('[name="name"]')).toHaveValue('');
    },
  );
}

test.describe('where no worker has kept the code', () => {
  test.use({ serviceWorkers: 'block' });

  test('a form whose code is lost says so at its address, comes when tried again, and has what was typed', async ({
    page,
    person,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|dynamically imported|preloaded/);
    const dialog = await openForm(page, 'idea');
    await dialog.locator('[name="name"]').fill(person);
    await page.route('**/assets/forms-*.js', (route) => route.abort());
    await page.reload();
    const lost = page.getByRole('dialog', { name: 'Something went wrong. Please try again.' });
    await expect(lost).toBeVisible();
    await expectAccessible(page);
    await lost.getByRole('button', { name: 'Close' }).click();
    await expect(lost).toBeHidden();
    await page.getByRole('link', { name: 'Tell us' }).click();
    await expect(lost).toBeVisible();
    await expect(page).toHaveURL('/?open=idea');
    await page.unroute('**/assets/forms-*.js');
    await lost.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.locator('[name="name"]')).toHaveValue(person);
  });
});

test('the submit button says what it does while it works, and cannot be pressed twice', async ({ page, context }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/rest/v1/signups*', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openForm(page, 'newsletter');
  await fill(dialog, { name: 'Ana Ruiz', email: 'ana@example.com' });
  await submit(dialog, 'newsletter').click();
  await expect(dialog.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  release();
  await expect(message(page, "You're subscribed!")).toBeVisible();
});

/** Every public page and form in Spanish: it says so, says nothing in English, and is no wider than the narrowest phone. */
import { expect, expectAccessible, OFFLINE_ERRORS, test, waitForOfflineReady } from '../fixtures.ts';
import { insertEvent, soon } from '../support/events.ts';
import { fill } from '../support/forms.ts';
import { chooseSpanish, expectSpoken, faultsIn, faultsOf } from '../support/spoken.ts';
import { LONGER, oneComing, THOROUGH } from '../support/thorough.ts';

test.describe('at 320 px', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } });

  test('public pages and dialogs are whole in Spanish', LONGER, async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\) \S+\/es\/no-such-page$/);
    test.setTimeout(240_000);
    const eventId = await insertEvent(server, 'Reunión vecinal', 1, soon());
    const coming = ['vision', 'transparency', 'finance-transparency', 'wellness', 'engagement'];
    const more = ['revitalization', 'revitalization/harrow-mill', 'education', 'community-voice'];
    const pages = oneComing([...coming, ...more].map((page) => `/${page}`)).map((path) => `/es${path}`);
    expect(await faultsOf(page, ['/es/outbox', '/es/bug-report', '/es/no-such-page', ...pages], 'h1')).toEqual([]);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`));
    await expect(page.locator(`link[hreflang=en]`)).toHaveCount(1);
    const forms = ['volunteer', 'yard-sign', 'idea', 'newsletter', `rsvp&event=${eventId}`];
    const dialogs = forms.map((form) => `/es/?open=${form}`);
    expect(await faultsOf(page, dialogs, '[role=dialog] input[name=name]')).toEqual([]);
    await chooseSpanish(page);
    const confirming = ['', '#token_hash=a&type=signup', '#message=Confirmation+link+accepted'];
    const addresses = ['/auth', '/auth?mode=sign-up', '/auth?mode=forgot'];
    for (const hash of confirming) addresses.push('/es/outbox', `/auth/confirm${hash}`);
    expect(await faultsOf(page, addresses, 'h1')).toEqual([]);
  });
});

const BY_MAIL = { email: 'ana@example.com' };
const FORMS = [
  { form: 'volunteer', input: { ...BY_MAIL, interest: 'door_knock' }, thanks: '¡Gracias por su ayuda voluntaria!' },
  { form: 'yard-sign', input: { address: '9 Calle Mayor', phone: '(207) 555-0199' }, thanks: '¡Ya pidió su letrero!' },
  { form: 'idea', input: { ...BY_MAIL, idea: 'Bancos en la parada del autobús' }, thanks: '¡Gracias por compartirla!' },
  { form: 'newsletter', input: BY_MAIL, thanks: '¡Ya está suscrito/a!' },
  { form: 'rsvp', input: { ...BY_MAIL, headcount: '2' }, thanks: '¡Asistencia confirmada!' },
] as const;

test.describe('every public form in Spanish at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: [OFFLINE_ERRORS] });

  test('says what is missing, thanks, is kept without a signal and shows its receipt; messages and slips follow a switch', async ({
    page,
    context,
    server,
    person,
  }) => {
    const eventId = await insertEvent(server, 'Reunión vecinal', 1, soon());
    const dialog = page.getByRole('dialog');
    const slip = (title: string) => page.getByRole('status', { name: title });
    const send = () => dialog.locator('button[type=submit]').click();
    const open = (form: string) => page.goto(`/es/?open=${form}${form === 'rsvp' ? `&event=${eventId}` : ''}`);
    for (const { form, input, thanks } of FORMS) {
      await open(form);
      await send();
      await expect(dialog.getByText(/^(El nombre|Escriba)/).first()).toBeVisible();
      expect(await faultsIn(page, 'es')).toEqual([]);
      if (THOROUGH || form === 'volunteer') await expectAccessible(page);
      await dialog.getByRole('link', { name: 'English' }).click();
      await expect(dialog.getByText(/^(Name must be at least 2 characters|Name is required)$/)).toBeVisible();
      await dialog.getByRole('link', { name: 'Español' }).click();
      await fill(dialog, { ...input, name: `${person} ${form}` });
      await send();
      await expect(slip(thanks)).toContainText(/Comprobante/);
      expect(await faultsIn(page, 'es')).toEqual([]);
    }
    // The slip lies over the switch: a keyboard reaches it.
    await page.getByRole('link', { name: 'English' }).first().press('Enter');
    await expect(slip('RSVP confirmed!')).toContainText(/Receipt/);
    await expectSpoken(page, 'en');

    await waitForOfflineReady(page);
    await context.setOffline(true);
    for (const { form, input } of FORMS) {
      await open(form);
      // This device has sent one for this event.
      if (form === 'rsvp') await dialog.getByRole('button', { name: 'Confirmar por otra persona' }).click();
      await fill(dialog, { ...input, name: `${person} sin señal` });
      await send();
      await expect(slip('Guardado en este dispositivo')).toContainText('en cuanto vuelva a tener conexión');
    }
    await page.goto('/es/outbox');
    const sent = page.getByRole('main');
    await expect(sent.getByRole('listitem').filter({ hasText: 'sin señal' })).toHaveCount(FORMS.length);
    expect(await faultsIn(page, 'es')).toEqual([]);
    await context.setOffline(false);
    await expect(sent.getByText(/comprobante/i)).toHaveCount(2 * FORMS.length);
    expect(await faultsIn(page, 'es')).toEqual([]);
  });
});

/** Every public form in Spanish: it says so, says nothing in English, and is no wider than the narrowest phone. The pages: pages.spec.ts. */
import { expect, OFFLINE_ERRORS, test } from '../fixtures.ts';
import { insertEvent, soon } from '../support/events.ts';
import { fill } from '../support/forms.ts';
import { expectSpoken, faultsIn } from '../support/spoken.ts';

const BY_MAIL = { email: 'ana@example.com' };
const FORMS = [
  { form: 'volunteer', input: { ...BY_MAIL, interest: 'door_knock' }, thanks: '¡Gracias por su ayuda voluntaria!' },
  { form: 'yard-sign', input: { address: '9 Calle Mayor', phone: '(207) 555-0199' }, thanks: '¡Ya pidió su letrero!' },
  { form: 'idea', input: { ...BY_MAIL, idea: 'Bancos en la parada del autobús' }, thanks: '¡Gracias por compartirla!' },
  { form: 'newsletter', input: BY_MAIL, thanks: '¡Ya está suscrito/a!' },
  { form: 'rsvp', input: { ...BY_MAIL, headcount: '2' }, thanks: '¡Asistencia confirmada!' },
] as const;

test.describe('every public form in Spanish at 320 px', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 }, expectedErrors: [OFFLINE_ERRORS] });

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
      await expect(dialog.getByText(/^(El nombre|Escriba)/).first(), form).toBeVisible();
      expect(await faultsIn(page, 'es')).toEqual([]);
      if (form === 'volunteer') {
        await dialog.getByRole('link', { name: 'English' }).click();
        await expect(dialog.getByText(/^(Name must be at least 2 characters|Name is required)$/)).toBeVisible();
        await dialog.getByRole('link', { name: 'Español' }).click();
      }
      await fill(dialog, { ...input, name: `${person} ${form}` });
      await send();
      await expect(slip(thanks), form).toContainText(/Comprobante/);
    }
    expect(await faultsIn(page, 'es')).toEqual([]);
    // The slip lies over the switch: a keyboard reaches it.
    await page.getByRole('link', { name: 'English' }).first().press('Enter');
    await expect(slip('RSVP confirmed!')).toContainText(/Receipt/);
    await expectSpoken(page, 'en');

    // What is kept without a signal is said by what all forms share.
    await open('idea');
    await fill(dialog, { ...FORMS[2].input, name: `${person} sin señal` });
    await context.setOffline(true);
    await send();
    await expect(slip('Guardado en este dispositivo')).toContainText('en cuanto vuelva a tener conexión');
    expect(await faultsIn(page, 'es')).toEqual([]);
    await context.setOffline(false);
    await page.goto('/es/outbox');
    const sent = page.getByRole('main');
    await expect(sent.getByRole('listitem').filter({ hasText: 'sin señal' })).toHaveCount(1);
    await expect(sent.getByRole('listitem').filter({ hasText: /comprobante/i })).toHaveCount(FORMS.length + 1);
    expect(await faultsIn(page, 'es')).toEqual([]);
  });
});

/** What a form has said stays true when the language changes under it. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../src/core/locale.ts';
import { volunteerSchema } from '../../src/features/intake/volunteer/schema.ts';
import { m } from '../../src/messages/messages.js';
import { reactTo } from '../../src/forms/reaction.ts';
import { refusalMessages } from '../../src/forms/refusals.ts';
import { saidAnew } from '../../src/forms/valibotAdapter.ts';

afterEach(() => setLocale('en'));

const filled = { name: 'Ana', email: 'ana@b.co', phone: '', interest: 'door_knock', availability: '', notes: '' };
const refused = () => refusalMessages({ code: '23514', constraint: 'signups_name_at_most_200' }).fields;

describe('messages beside fields, after a switch of the language', () => {
  it('are the form’s own rules in the new one', () => {
    const say = () => saidAnew(volunteerSchema, { ...filled, name: '', email: 'x' }, () => true, {});
    expect(say()).toMatchObject({ name: 'Name must be at least 2 characters', email: 'Invalid email', phone: null });
    setLocale('es');
    expect(say()).toMatchObject({
      name: 'El nombre debe tener al menos 2 letras',
      email: 'El correo electrónico no es válido',
      phone: null,
    });
  });

  it('are the server’s no in the new one, where a field still shows it and only there', () => {
    setLocale('es');
    expect(saidAnew(volunteerSchema, filled, (field) => field === 'name', refused)['name']).toBe(
      'Use menos de 200 caracteres',
    );
    expect(saidAnew(volunteerSchema, filled, () => false, refused)['name']).toBeNull();
  });
});

describe('what is told of an answer', () => {
  const success = { title: m.intake_volunteer_thanks, description: m.intake_volunteer_thanks_more };

  it('goes to a slip as messages, which follow a switch while the slip is on the screen', () => {
    const { title } = reactTo({ kind: 'delivered', id: 'x' }, success).toast;
    expect(title()).toBe('Thank you for volunteering!');
    setLocale('es');
    expect(title()).toBe(m.intake_volunteer_thanks({}, { locale: 'es' }));
    expect(title()).not.toBe('Thank you for volunteering!');
  });

  it('is asked for in the language of the moment', () => {
    const answer = { kind: 'refused', id: 'x', error: { code: '23514', constraint: 'signups_email_shape' } } as const;
    const notice = () => reactTo(answer, success).notice;
    expect(notice()).toBe('The campaign’s server did not accept this: Invalid email.');
    setLocale('es');
    expect(notice()).toBe('El servidor de la campaña no aceptó esto: El correo electrónico no es válido.');
  });
});

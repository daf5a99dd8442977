/** What a form has said stays true when the language changes under it. */
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../src/core/locale.ts';
import { volunteerSchema } from '../../src/features/intake/volunteer/schema.ts';
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
  it('is asked for in the language of the moment', () => {
    const answer = { kind: 'refused', id: 'x', error: { code: '23514', constraint: 'signups_email_shape' } } as const;
    const notice = () => reactTo(answer, { title: '', description: '' }).notice;
    expect(notice()).toBe('The campaign’s server did not accept this: Invalid email.');
    setLocale('es');
    expect(notice()).toBe('El servidor de la campaña no aceptó esto: El correo electrónico no es válido.');
  });
});

/** The personal data file as a citizen gets it: a document in both languages, and the raw data beside it. */
import { expect, it } from 'vitest';
import { drawnIn } from '../../../src/core/locale.ts';
import { unzip } from '../../../src/core/zip.ts';
import { documentOf } from '../../../src/features/privacy/model/document.ts';
import { packageOf } from '../../../src/features/privacy/model/package.ts';
import { parseFile } from '../../../src/features/privacy/model/requests.ts';

const ID = '5f0c1b1e-0000-4000-8000-000000000001';
const answer = {
  made_at: '2026-05-04T15:00:00+00:00',
  name: 'Ada <b>Quill</b>',
  email: 'ada@quill.example',
  phone: null,
  sections: [
    {
      table: 'public.signups',
      rows: [
        {
          id: ID,
          type: 'volunteer',
          name: 'Ada <b>Quill</b>',
          interest: 'door_knock',
          consent_sms: true,
          notes: '<script>alert(1)</script> & "so"\n=1+1',
          client_created_at: '2026-01-02T03:04:05+00:00',
          created_at: '2026-01-02T03:04:06+00:00',
          'odd"><img src=x onerror=alert(1)>': 'x',
        },
      ],
    },
    {
      table: 'public.sign_photos',
      rows: [
        { id: ID, picture: '/9j/AA==' },
        { id: ID, picture: '"onerror="alert(1)' },
      ],
    },
  ],
};
const moment = (text: string) => (/^\d{4}-/.test(text) ? `<${text.slice(0, 10)}>` : null);
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '\n');

it('has headings, dates and words instead of columns and codes', () => {
  const html = documentOf(parseFile(answer), { language: 'en', moment });
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain('<h2>Forms</h2>');
  expect(html).toContain('<h3>&lt;2026-01-02&gt;</h3>');
  for (const [label, value] of [
    ['Kind of form', 'Volunteer'],
    ['Wants to help with', 'Door Knocking'],
    ['Agreed to text messages', 'Yes'],
  ])
    expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
  expect(plain(html)).not.toMatch(/client_created_at|door_knock|5f0c1b1e/);
});

it('nothing that a person typed is HTML', () => {
  const html = documentOf(parseFile(answer), { language: 'en', moment });
  expect(html).not.toMatch(/<script|<b>|<img src=x|"onerror=/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;');
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('src="data:image/jpeg;base64,/9j/AA=="');
});

it('one download has the document in both languages, the answer as it came, and a table for each topic', async () => {
  const files = await unzip(packageOf(answer, moment), () => true, 1_000_000);
  const texts = new Map(
    files.map(({ name, bytes }) => [name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]),
  );
  expect([...texts.keys()]).toEqual([
    'your-data.html',
    'sus-datos.html',
    'data.json',
    'csv/signups.csv',
    'csv/sign_photos.csv',
  ]);
  expect(texts.get('your-data.html')).toContain('<h2>Forms</h2>');
  expect(texts.get('sus-datos.html')).toContain('<h2>Formularios</h2>');
  expect(texts.get('sus-datos.html')).toContain('<html lang="es">');
  expect(texts.get('sus-datos.html')).toBe(
    drawnIn('es', () => documentOf(parseFile(answer), { language: 'es', moment })),
  );
  expect(JSON.parse(texts.get('data.json') ?? '')).toEqual(answer);
  expect(texts.get('csv/signups.csv')).toContain(ID);
});

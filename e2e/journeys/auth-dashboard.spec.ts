/** What a staff member opens each morning, from rows that are there; nothing is made up from rows that are not. */
import { expect, test } from '../fixtures.ts';
import { startSignedIn } from '../support/staff.ts';
import type { TestServer } from '../support/testServer.ts';

test.use({ serviceWorkers: 'block' });

/** As a computation in the database would: no person may change a figure. */
async function setFigure(server: TestServer, label: string, value: number) {
  const response = await fetch(`${server.url}/rest/v1/stats?label=eq.${label}`, {
    method: 'PATCH',
    headers: { apikey: process.env['SUPABASE_SECRET_KEY'] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ value_number: value }),
  });
  if (!response.ok) throw new Error(`The figure cannot be set: ${response.status} ${await response.text()}`);
}

test('the dashboard counts what has come in, and draws a trend only where two values are known', async ({
  page,
  server,
  person,
}) => {
  const [{ value_number: calls } = {}] = await server.rows('stats', 'select=value_number&label=eq.calls_total');
  await setFigure(server, 'calls_total', Number(calls) + 250);
  const row = { id: crypto.randomUUID(), name: person, client_created_at: new Date().toISOString() };
  const sign = { ...row, address: '9 Nowhere Lane', phone: '(207) 555-0100' };
  expect((await server.insertAsVisitor('yard_sign_requests', sign)).status).toBe(201);
  const waiting = await server.rows('yard_sign_requests', 'select=id');
  await startSignedIn(page, 'manager');
  await page.goto('/app');
  const figures = page.getByRole('region', { name: 'The campaign in numbers' });
  const figure = (label: string) => figures.locator(`div:has(> [data-stat=${label}])`);
  await expect(figure('calls_total')).toContainText((Number(calls) + 250).toLocaleString('en-US'));
  await expect(figure('calls_total').getByText(/^from .* on /)).toBeVisible();
  // The database goes on counting from its rows: whoever looks next must find what it counted.
  await setFigure(server, 'calls_total', Number(calls));
  await expect(figure('weekly_raised')).toBeVisible();
  await expect(figure('weekly_raised').getByText(/^from /)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Yard signs waiting' })).toContainText(
    `${waiting.length} households wait`,
  );
  const volunteers = page.locator('[data-signups=volunteer]');
  await expect(volunteers).toContainText('new volunteer');
  const counted = Number.parseInt(await volunteers.innerText(), 10);
  const volunteer = { ...row, type: 'volunteer', email: 'ada@example.com', interest: 'door_knock' };
  expect((await server.insertAsVisitor('signups', volunteer)).status).toBe(201);
  await page.reload();
  await expect(volunteers).toHaveText(new RegExp(`^${counted + 1} `));
  await expect(volunteers).toContainText('Door Knocking');
});

test('what only leaders may know is not asked for by others', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await startSignedIn(page, 'organizer');
  await page.goto('/app');
  await expect(page.getByText('doors knocked')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yard signs waiting' })).toContainText('wait');
  expect(asked.filter((url) => url.includes('audit_events'))).toEqual([]);
});

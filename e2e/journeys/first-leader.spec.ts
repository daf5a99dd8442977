/** A campaign of one's own on its first evening: who started the server leads it, with the code that its terminal shows. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { shellBuild, startOwnServer, type OwnServer } from '../../tests/db/support/ownServer.ts';
import { freePort } from '../../supabase/local/freePort.ts';
import { root } from '../../supabase/local/root.ts';

let folder: string;
let own: OwnServer;

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'campaign-e2e-own-'));
  fs.chmodSync(folder, 0o755);
  const env = { DATA_DIR: path.join(folder, 'data'), DATABASE_DRIVER: '', DATABASE_URL: '', SITE_URL: '' };
  const OUT_DIR = shellBuild(path.join(root, 'dist'), folder);
  own = await startOwnServer({ ...env, OUT_DIR, PORT: String(await freePort()) });
});
test.afterAll(async () => {
  own.child.kill('SIGTERM');
  await own.ended;
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a new account becomes the leader by the code from the terminal, after a wrong one', async ({ page }) => {
  const email = `founder-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(`${own.url}/auth?mode=sign-up`);
  await page.getByRole('textbox', { name: /^Full name/ }).fill('New Person');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill('a-long-password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Account created! Please check your email to verify.')).toBeVisible();

  // Without SMTP the mail stands in the terminal, as the code does.
  await expect.poll(() => linkIn(own.output(), email)).toBeTruthy();
  await page.goto(linkIn(own.output(), email) ?? '');
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  const form = page.getByRole('region', { name: 'This campaign has no leader yet' });
  const code = form.getByRole('textbox', { name: /^Code from the terminal/ });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Lead this campaign' }).click();
  await expect(code).toHaveAccessibleDescription(/./);
  await code.fill('AAAAA-AAAAA');
  await form.getByRole('button', { name: 'Lead this campaign' }).click();
  await expect(form.getByText(/That code is not right/)).toBeVisible();

  await code.fill(own.lines().find(({ event }) => event === 'first_leader_code')?.['code'] ?? '');
  await form.getByRole('button', { name: 'Lead this campaign' }).click();
  await expect(page.getByRole('status', { name: 'You lead this campaign now' })).toBeVisible();
  await expect(form).toBeHidden();
  await page.goto(`${own.url}/users`);
  await expect(page.getByText(`${email} (you)`)).toBeVisible();
});

function linkIn(output: string, email: string): string | undefined {
  return output.slice(output.indexOf(`To: ${email}`)).match(/http\S+\/auth\/confirm#\S+/)?.[0];
}

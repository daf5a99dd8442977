/** The queue as a file: saved on a phone offline, opened on another one that has a signal. */
import { expect } from 'vitest';
import { freshName, journey } from '../journey.ts';
import { eventually } from '../support/eventually.ts';
import { keepFiles, openFile, savedFile } from '../support/files.ts';
import { offlineReady } from '../support/offlineReady.ts';
import { fillIn, openForm, submit } from '../support/publicForms.ts';

journey('a queue saved as a file is delivered by another phone, and by the first one not again', async (world) => {
  const [away, here] = [await world.visitedPhone(), await world.phone()];
  const names = [freshName('Una'), freshName('Uri')];
  await away.open('/');
  await offlineReady(away);
  await away.offline();
  for (const name of names) {
    await openForm(away, 'newsletter');
    await fillIn(away, 'newsletter', name);
    await submit(away, 'newsletter');
    await away.sees('Saved on this device');
  }
  await away.open('/outbox');
  await keepFiles(away);
  await away.press('button', 'Save as a file');
  // What the page counts of itself waits in the same queue.
  await away.sees(/A file with \d+ forms was made\./);
  const text = await savedFile(away);
  for (const name of names) expect(text).toContain(name);

  const arrived = () => world.rows('signups', `name=in.(${names.map((name) => `"${name}"`).join(',')})&select=name`);
  expect(await arrived()).toEqual([]);
  await here.open('/outbox');
  await here.find('button', 'Open a file');
  await openFile(here, 'File of saved forms', 'saved-forms.json', text);
  await here.sees(/\d+ saved on this device, 0 known already, 0 unreadable/);
  await eventually(async () => expect(await arrived()).toHaveLength(2));
  await away.online();
  await away.press('button', 'Send now');
  await away.sees('All sent', 75_000);
  expect(await arrived()).toHaveLength(2);
});

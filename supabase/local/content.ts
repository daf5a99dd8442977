/** `npm run content:export` and `content:import [-- FOLDER]`: the campaign's words to files, and back as a publication. */
import path from 'node:path';
import { contentApi, exportContent, importContent, signIn } from './content/api.ts';
import { loadEnv } from './env.ts';
import { root } from './root.ts';
import { run, StartError } from './serving.ts';

await run(async () => {
  const [task, given = 'content'] = process.argv.slice(2);
  const folder = path.resolve(given);
  process.chdir(root);
  loadEnv();
  const { env } = process;
  const api = contentApi(env);
  if (task === 'export') {
    for (const file of await exportContent(api, folder)) console.log(file);
    return;
  }
  // Not as arguments, which everybody on the machine can read.
  const { CONTENT_EMAIL: email, CONTENT_PASSWORD: password } = env;
  if (!email || !password) {
    throw new StartError(
      'CONTENT_EMAIL and CONTENT_PASSWORD must say whose account publishes (candidate, campaign or content manager).',
    );
  }
  const published = await importContent(api, folder, await signIn(api, email, password));
  console.log(published.length > 0 ? `Published: ${published.join(', ')}.` : 'Nothing has changed.');
});

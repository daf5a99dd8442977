/** `npm start`: builds the app and serves it with its backend on 127.0.0.1. `--no-build` serves the last build. */
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { root } from './root.ts';
import { announce, closeOnSignals, prepare, refuseTakenPort, run, serveWithoutInput, StartError } from './serving.ts';

await run(async () => {
  const { port, dataDir } = await prepare();
  await refuseTakenPort(port);
  if (!process.argv.includes('--no-build')) {
    // A process of its own: the build's memory is given back before the server starts.
    // The database gets the sample town, and so do the pages.
    const env = { ...process.env, CONTENT_FROM: process.env.CONTENT_FROM || 'sample' };
    execSync('npm run --silent build', { cwd: root, stdio: 'inherit', env });
  } else if (!fs.existsSync(path.join(root, 'dist/index.html'))) {
    throw new StartError('There is no build to serve yet. Run:\n  npm start');
  }
  serveWithoutInput();
  const server = await preview({
    root,
    configLoader: 'native',
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  closeOnSignals(() => server.close());
  announce(port, dataDir);
});

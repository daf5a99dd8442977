/** `npm run dev`: the development server with the same backend, on 127.0.0.1. */
import { execSync } from 'node:child_process';
import { createServer } from 'vite';
import { root } from './root.ts';
import { announce, closeOnSignals, prepare, refuseTakenPort, run, serveWithoutInput } from './serving.ts';

await run(async () => {
  const { port, dataDir } = await prepare();
  await refuseTakenPort(port);
  execSync('npm run --silent codegen', { cwd: root, stdio: 'inherit' });
  serveWithoutInput();
  const server = await createServer({
    root,
    configLoader: 'native',
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  closeOnSignals(() => server.close());
  announce(port, dataDir);
});

/** Serves the backend over HTTP as `npm run dev` does, without the app: DATA_DIR and PORT say where. */
import { createServer } from 'vite';
import { campaignBackend } from '../../../supabase/local/plugin.ts';
import {
  announce,
  closeOnSignals,
  prepare,
  refuseTakenPort,
  run,
  serveWithoutInput,
} from '../../../supabase/local/serving.ts';

await run(async () => {
  const { port, dataDir } = await prepare();
  await refuseTakenPort(port);
  serveWithoutInput();
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    // No styles are made here, and what makes them takes longer to load than all the rest.
    css: { postcss: {} },
    plugins: [campaignBackend()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port, strictPort: true, ws: false, watch: null },
  });
  await server.listen();
  closeOnSignals(() => server.close());
  announce(port, dataDir);
});

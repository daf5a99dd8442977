/** Workbox as its guide shows it: BackgroundSyncPlugin on a NetworkOnly route for the POST. */
import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { keepShell } from '../shell.ts';

keepShell();
registerRoute(
  ({ url }) => url.pathname.startsWith('/rest/v1/'),
  // Workbox's own types disagree under exactOptionalPropertyTypes.
  new NetworkOnly({ plugins: [new BackgroundSyncPlugin('notes') as object] }),
  'POST',
);

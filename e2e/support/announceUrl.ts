/** How a server of the journeys says where it is, in one line of JSON: `{"url": …}`. */
import { Server } from 'node:http';
import type { PreviewServer } from 'vite';

export function announceUrl({ httpServer }: PreviewServer): void {
  const address = httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The server has no address.');
  // Journeys ask over kept connections too. After the usual 5 s one would now and then be closed in the moment of a question.
  if (httpServer instanceof Server) httpServer.keepAliveTimeout = 600_000;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}` }));
}

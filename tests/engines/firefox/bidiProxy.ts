/**
 * Stands in for the Firefox that Playwright starts and passes its WebDriver BiDi on, but answers the commands that this
 * Firefox does not know yet. Run by Playwright as if it were Firefox: `node bidiProxy.ts <path of Firefox> <its arguments>`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { PID_FILE } from './pidFile.ts';

/** Playwright sends it for each context, Firefox 153 ESR answers "unknown command": the page keeps the system's colours. */
const MISSING = 'emulation.setMediaFeaturesOverride';
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;

const [firefox = '', ...args] = process.argv.slice(2);
const profile = args[args.indexOf('--profile') + 1] ?? '.';
// Playwright starts us as the leader of a process group.
writeFileSync(join(profile, PID_FILE), String(process.pid));
const child = spawn(firefox, args, { stdio: ['ignore', 'inherit', 'pipe'] });
child.once('error', (cause) => {
  console.error(`Firefox does not start: ${String(cause)}`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => child.kill('SIGTERM'));

createInterface({ input: child.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else void listen(address);
});

async function listen(address: string) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, request) => pass(playwright, `${address}${request.url ?? ''}`));
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The proxy has no port.');
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`);
}

function pass(playwright: WebSocket, address: string) {
  const browser = new WebSocket(address, { maxPayload: 0 });
  const early: string[] = [];
  browser.on('open', () => {
    for (const message of early.splice(0)) browser.send(message);
  });
  playwright.on('message', (data: RawData) => {
    const message = text(data);
    const id = idOfMissing(message);
    if (id !== null) playwright.send(JSON.stringify({ id, type: 'success', result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else early.push(message);
  });
  browser.on('message', (data: RawData) => playwright.send(text(data)));
  browser.on('error', () => playwright.close());
  playwright.on('error', () => browser.close());
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

function text(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString();
}

function idOfMissing(message: string): number | null {
  if (!message.includes(MISSING)) return null;
  const { id, method } = JSON.parse(message) as { id: number; method: string }; // BiDi's own form of a command
  return method === MISSING ? id : null;
}

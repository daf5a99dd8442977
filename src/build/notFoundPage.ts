/** Answers an address that leads nowhere: the app's own page, with status 404. The app starts there and says so itself. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Stands for "there is no such page" wherever an address is rewritten, and is the page's file. */
export const NOT_FOUND = '/404.html';

export type SendNotFound = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads the page once. @param dist the build. */
export function notFoundPage(dist: string): SendNotFound {
  const name = existsSync(join(dist, NOT_FOUND)) ? NOT_FOUND : '/shell.html';
  const read = (ending: string) => {
    const file = join(dist, `${name}${ending}`);
    return existsSync(file) ? readFileSync(file) : null;
  };
  const page = read('') ?? Buffer.from('Not found\n');
  const packed = [
    { name: 'br', bytes: read('.br') },
    { name: 'gzip', bytes: read('.gz') },
  ];
  return (request, response) => {
    const takes = (request.headers['accept-encoding'] ?? '').split(',').map((one) => one.trim().split(';', 1)[0]);
    const found = packed.find((one) => one.bytes !== null && takes.includes(one.name));
    const body = found?.bytes ?? page;
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-length': body.length,
      ...(found ? { 'content-encoding': found.name } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

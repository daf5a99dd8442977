/** One line a request: what was asked for, how it ended, how long it took. No address, no name, no id, no value. */
import { routeOf } from './routes.ts';

/** The address without anything that could be somebody's: ids, names and whatever a stranger typed. */
function pathTemplate(url: string, status: number): string {
  const route = routeOf(url);
  switch (route.kind) {
    case 'table':
      return `/rest/v1/${status === 404 ? '(unknown)' : route.name}`;
    case 'function':
      return `/rest/v1/rpc/${status === 404 ? '(unknown)' : route.name}`;
    case 'auth':
      return `/auth/v1/${status === 404 ? '(unknown)' : route.name.replaceAll(/\/[^/]*\d[^/]*/g, '/:id')}`;
    case 'rest-root':
      return '/rest/v1/';
    case 'feed':
      return '/functions/v1/calendar';
    case 'open-data':
      return `/functions/v1/open-data/${status === 404 ? '(unknown)' : route.name}`;
    case 'picture':
      return '/functions/v1/picture/:file';
    case 'object':
      return '/storage/v1/object/media/:file';
    case 'link':
      return url.split('?', 1)[0] ?? '';
    case 'health':
      return `/health/${route.probe}`;
    case 'no-such-api':
      return '(no such api)';
    case 'hidden':
      return '(not served)';
    case 'page':
      return (url.split('?', 1)[0] ?? '').replaceAll(/\/[^/]*[^a-z\-/][^/]*/g, '/:id').slice(0, 80);
  }
}

/** `ms` and `bytes` of the answer. */
export function logLine(method: string, url: string, status: number, ms: number, bytes: number): string {
  const verb = /^[A-Z]{3,7}$/.test(method) ? method : 'OTHER';
  return `${verb} ${pathTemplate(url, status)} ${status} ${Math.round(ms)}ms ${bytes}B`;
}

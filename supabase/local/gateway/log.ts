// One line a request: what was asked for, how it ended, how long it took. No address, no name, no id, no value.
import { routeOf } from './routes.ts';

/** The address without anything that could be somebody's: ids, names and whatever a stranger typed. */
export function pathTemplate(url: string): string {
  const route = routeOf(url);
  switch (route.kind) {
    case 'table':
      return `/rest/v1/${route.name}`;
    case 'function':
      return `/rest/v1/rpc/${route.name}`;
    case 'auth':
      return `/auth/v1/${route.name.replaceAll(/[^a-z/]/g, '')}`;
    case 'rest-root':
      return '/rest/v1/';
    case 'feed':
      return '/functions/v1/calendar';
    case 'health':
      return `/health/${route.probe}`;
    case 'no-such-api':
      return '(no such api)';
    case 'hidden':
      return '(not served)';
    case 'page':
      return (url.split('?', 1)[0] ?? '')
        .replaceAll(/\/(?!(?:assets|icons)(?:\/|$))[^/]*[^a-z\-/][^/]*/g, '/:id')
        .slice(0, 80);
  }
}

/** `ms` and `bytes` of the answer. */
export function logLine(method: string, url: string, status: number, ms: number, bytes: number): string {
  const verb = /^[A-Z]{3,7}$/.test(method) ? method : 'OTHER';
  return `${verb} ${pathTemplate(url)} ${status} ${Math.round(ms)}ms ${bytes}B`;
}

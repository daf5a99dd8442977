/**
 * Which part of the server an address belongs to. Only addresses written plainly are ours: an escaped or dotted one is
 * nobody's, so that no second reading of it can find what the first one overlooked.
 */
import { linkRoute } from '../../../src/features/consent/model/link.ts';
import { BUCKET, PICTURE_PATH } from '../../../src/core/picture/value.ts';
import { FEED_PATH } from '../../../src/features/events/model/feed.ts';
import { isOpenData } from '../../../src/features/feeds/model/answer.ts';
import { OPEN_DATA } from '../../../src/features/feeds/model/kinds.ts';

export type Route =
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'rest-root' }
  | { readonly kind: 'auth'; readonly name: string }
  | { readonly kind: 'feed' }
  /** A picture that is live, for everybody. */
  | { readonly kind: 'picture'; readonly file: string }
  /** A picture in the storage, for whoever publishes. */
  | { readonly kind: 'object'; readonly file: string }
  /** What everybody may take along. */
  | { readonly kind: 'open-data'; readonly name: string }
  /** Where a mail's link leads; on the site it is a page for whoever only looks. */
  | { readonly kind: 'link'; readonly onSite: boolean }
  | { readonly kind: 'health'; readonly probe: 'live' | 'ready' }
  /** Below the API's prefixes, but nothing that is there. */
  | { readonly kind: 'no-such-api' }
  /** A host's settings, which lie beside the pages and are no page. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'page' };

const NAME = '[a-z_][a-z0-9_]{0,62}';
const TABLE = new RegExp(`^/rest/v1/(${NAME})/?$`);
const FUNCTION = new RegExp(`^/rest/v1/rpc/(${NAME})/?$`);
const FILE = '[a-z0-9][a-z0-9.]{0,99}';
const PICTURE = new RegExp(`^${PICTURE_PATH}(${FILE})$`);
const OBJECT = new RegExp(`^/storage/v1/object/(?:authenticated/)?${BUCKET}/(${FILE})$`);
const HEALTH = /^\/health(?:\/(live|ready))?$/;
const API = /^\/(rest|auth|storage|functions|realtime)\/v1(\/|$)|^\/_system(\/|$)/;
const HIDDEN = /^\/(_headers|_redirects|vercel\.json|hosting(\/.*)?)\/?$/;

export function routeOf(url: string): Route {
  const path = url.split('?', 1)[0] ?? '';
  // The form for proxies, "GET http://host/path", which we are not: as a page it would be answered 200.
  if (!path.startsWith('/')) return { kind: 'no-such-api' };
  const health = HEALTH.exec(path);
  if (health) return { kind: 'health', probe: health[1] === 'live' ? 'live' : 'ready' };
  if (path === FEED_PATH) return { kind: 'feed' };
  const picture = PICTURE.exec(path)?.[1];
  if (picture !== undefined) return { kind: 'picture', file: picture };
  const object = OBJECT.exec(path)?.[1];
  if (object !== undefined) return { kind: 'object', file: object };
  if (isOpenData(path)) return { kind: 'open-data', name: path.slice(OPEN_DATA.length) };
  const link = linkRoute(path);
  if (link !== null) return { kind: 'link', onSite: link.onSite };
  if (path === '/rest/v1' || path === '/rest/v1/') return { kind: 'rest-root' };
  const called = FUNCTION.exec(path)?.[1];
  if (called !== undefined) return { kind: 'function', name: called };
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined && table !== 'rpc') return { kind: 'table', name: table };
  const auth = /^\/auth\/v1\/([a-z.][a-z0-9_.\-/]{0,99})$/.exec(path)?.[1];
  if (auth !== undefined) return { kind: 'auth', name: auth };
  // A file server unescapes, folds slashes and may ignore case: so does this question.
  const read = unescaped(path)
    .replaceAll(/[\\/]+(\.?[\\/]+)*/g, '/')
    .toLowerCase();
  if (HIDDEN.test(read)) return { kind: 'hidden' };
  return API.test(read) ? { kind: 'no-such-api' } : { kind: 'page' };
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

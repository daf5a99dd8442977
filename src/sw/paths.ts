/** Which addresses the worker answers with a page, and with which. */
import { BACKEND, EMBED, plainPath } from '../core/address.ts';
import { PICTURE_PATH } from '../core/picture/value.ts';

/** Never answered with HTML. Files have a dot in their last part. */
export const NO_PAGES = [BACKEND, EMBED, /\/[^/]+\.[^/]+$/];

export function isLandingPage(url: URL): boolean {
  return plainPath(url.pathname) === '/' || url.pathname === '/index.html';
}

/** A picture of something live. */
export const isPicture = (url: URL, request: Request): boolean =>
  request.method === 'GET' && url.pathname.startsWith(PICTURE_PATH);

/** A list that names pictures of what is live: only as the public, never with somebody's token. */
export const isNaming = (url: URL, request: Request): boolean =>
  request.method === 'GET' &&
  (/^\/rest\/v1\/rpc\/live_(site_pictures|content)$/.test(url.pathname) ||
    (/^\/rest\/v1\/content_snapshots$/.test(url.pathname) && url.searchParams.get('select') === 'body')) &&
  !request.headers.has('authorization');

/** What anybody may read and the landing page shows: only as the public, never with somebody's token. */
export function isPublicRead(url: URL, request: Request): boolean {
  return (
    request.method === 'GET' &&
    /^\/rest\/v1\/(events|stats)$/.test(url.pathname) &&
    !request.headers.has('authorization')
  );
}

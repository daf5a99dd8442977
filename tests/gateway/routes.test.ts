/** Which addresses are the API's, however they are written. */
import { describe, expect, it } from 'vitest';
import { routeOf } from '../../supabase/local/gateway/routes.ts';

describe('an address', () => {
  it.each(['http://elsewhere/rest/v1/signups', 'HTTPS://127.0.0.1/', 'rest/v1/signups', '*', ''])(
    '"%s", written for a proxy, is never answered like a page',
    (url) => expect(routeOf(url)).toEqual({ kind: 'no-such-api' }),
  );

  it.each(['/REST/v1/events', '//rest/v1/events', '/rest%2fv1/events', '/rest/v1/./events', '/rest/v1/events%00'])(
    '%s is read as the API’s by whoever unescapes, and so is nobody’s',
    (url) => expect(routeOf(url)).toEqual({ kind: 'no-such-api' }),
  );

  it('of what everybody may take along is so with the file’s name, and nothing else below the functions', () => {
    expect(routeOf('/functions/v1/open-data/es/changes.atom?x=1')).toEqual({
      kind: 'open-data',
      name: 'es/changes.atom',
    });
    expect(routeOf('/functions/v1/open-data')).toEqual({ kind: 'no-such-api' });
  });

  it('of a table or a function is so as it is written, whatever is asked of it', () => {
    expect(routeOf('/rest/v1/events?select=id')).toEqual({ kind: 'table', name: 'events' });
    expect(routeOf('/rest/v1/rpc/full_events?x=/auth/v1/')).toEqual({ kind: 'function', name: 'full_events' });
  });
});

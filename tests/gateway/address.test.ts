/** Who is believed about where a request comes from, and what of it may be written down. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress, limitKey } from '../../supabase/local/gateway/address.ts';
import { logLine } from '../../supabase/local/gateway/log.ts';
import { trustedProxies } from '../../supabase/local/gateway/settings.ts';

function requestFrom(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('the address', () => {
  it.each([
    ['nobody is believed without a proxy', 0, '::ffff:10.0.0.9', '1.2.3.4', '10.0.0.9'],
    ['one proxy is believed about whom it saw, and no further', 1, '127.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['two proxies', 2, '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['a port and brackets are left out', 1, '127.0.0.1', '[2001:DB8::1]:443', '2001:db8::1'],
    ['what is no address is none', 1, '127.0.0.1', 'robert; drop table', '127.0.0.1'],
    ['a proxy that says nothing', 1, '127.0.0.1', undefined, '127.0.0.1'],
  ])('%s', (_what, proxies, peer, forwarded, expected) => {
    expect(clientAddress(requestFrom(peer, forwarded), proxies)).toBe(expected);
  });

  it('is counted by IPv4 address or IPv6 network', () => {
    expect(limitKey('10.0.0.1')).toBe('10.0.0.1');
    for (const one of ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:0db8:0000::']) {
      expect(limitKey(one)).toBe('2001:db8:0:0::/64');
    }
  });

  it('TRUST_PROXY is a number, and nothing is guessed', () => {
    expect(['', 'false', 'true', '2'].map(trustedProxies)).toEqual([0, 0, 1, 2]);
    expect(() => trustedProxies('10.0.0.0/8')).toThrow('TRUST_PROXY');
  });
});

describe('the request log', () => {
  it.each([
    ['/rest/v1/signups?email=eq.ada@example.com', 200, '/rest/v1/signups'],
    ['/rest/v1/rpc/walk_list?turf=b0000000-0000-4000-8000-000000000001', 200, '/rest/v1/rpc/walk_list'],
    ['/rest/v1/ada_quill', 404, '/rest/v1/(unknown)'],
    ['/rest/v1/rpc/ada_quill', 404, '/rest/v1/rpc/(unknown)'],
    ['/auth/v1/verify?token=123456&type=signup', 303, '/auth/v1/verify'],
    ['/field-ops/turf/b0000000-0000-4000-8000-000000000001', 200, '/field-ops/turf/:id'],
    ['/people/ada%20quill', 200, '/people/:id'],
    ['/assets/index-abc123.js', 200, '/assets/:id'],
  ])('says of %s only what kind of thing was asked for', (url, status, expected) => {
    expect(logLine('GET', url, status, 1.4, 20)).toBe(`GET ${expected} ${status} 1ms 20B`);
  });
});

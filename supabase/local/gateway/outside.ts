/**
 * A request to an address that somebody typed. It leads out of this network: whoever may name an address must not reach what
 * stands beside the server through it (OWASP, server-side request forgery). The address is judged as it is connected to, so that
 * a name which leads elsewhere the second time it is asked is no way in.
 */
import { lookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Problem } from '../../../src/features/webhooks/model/webhook.ts';

/** ms until an answer; Standard Webhooks suggests 15 to 30 s. */
const PATIENCE_MS = 15_000;

export interface Outside {
  readonly headers: Readonly<Record<string, string>>;
  readonly toPrivate: boolean;
}

const inside = new BlockList();
// RFC 6890 and its successors: of this machine, of this network, or of nobody.
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// Of IPv6 only what is given out to the world, and of that not what carries an IPv4 address inside.
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && world.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

class NotAllowed extends Error {}

const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isOutside(address)))
      return callback(new NotAllowed('Inside.'), '');
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** @returns the status, or why there is none. Follows no redirection and keeps nothing of the answer. Never rejects. */
export function postOutside(address: string, body: string, { headers, toPrivate }: Outside): Promise<number | Problem> {
  const url = URL.parse(address);
  if (url === null) return Promise.resolve('not_allowed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!toPrivate && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isOutside(host))))
    return Promise.resolve('not_allowed');
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'campaign-webhooks' },
        agent: false,
        signal,
        ...(toPrivate ? {} : { lookup: lookupOutside }),
      },
      (response) => {
        resolve(response.statusCode ?? 'unreachable');
        // A long answer is nobody's business here.
        response.destroy();
      },
    );
    request.on('error', (error) => {
      resolve(error instanceof NotAllowed ? 'not_allowed' : signal.aborted ? 'too_slow' : 'unreachable');
    });
    request.end(body);
  });
}

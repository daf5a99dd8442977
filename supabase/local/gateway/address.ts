/** Who is asking: the one address that limits and the database go by. */
import type { IncomingMessage } from 'node:http';
import net from 'node:net';

/**
 * The client's address. With `proxies` of our own in front, each has added the address it saw to the end of X-Forwarded-For;
 * what stands before those was sent by the client and may be made up. 'unknown' when there is none.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  if (proxies === 0) return peer || 'unknown';
  const header = request.headers['x-forwarded-for'];
  const seen = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => plainAddress(part));
  return seen.at(-proxies) || peer || 'unknown';
}

/** The address alone, without port, brackets, zone or the IPv4-in-IPv6 prefix; '' for what is no address. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return net.isIP(bare) === 0 ? '' : bare.toLowerCase();
}

/** The network around what a limit counts by: the first three numbers of an IPv4 address, or the /48 of an IPv6 one. */
export function networkOf(key: string): string {
  return key.endsWith('/64') ? key.split(':').slice(0, 3).join(':') : key.split('.').slice(0, 3).join('.');
}

/** What a limit counts by: an IPv4 address, or the /64 that one IPv6 subscriber has to himself. */
export function limitKey(address: string): string {
  if (net.isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return `${[...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

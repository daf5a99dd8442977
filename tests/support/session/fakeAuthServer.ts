/**
 * GoTrue as far as a second factor goes, over real HTTP: password, challenge, verify, refresh. A challenge is used once and
 * belongs to its factor; the level stays in the session, so a refresh keeps it; errors have the API version's shape.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAuthServer {
  readonly url: string;
  /** What the authenticator shows now. */
  code: string;
  /** The phone has another address since the challenge: the next answer to it is refused, and the challenge with it. */
  moved: boolean;
  /** While true no answer comes back: the connection is cut after the request has been read. */
  cut: boolean;
  /** Every request: method and path. */
  readonly log: string[];
  stop(): Promise<void>;
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param factors as GoTrue lists them on the user. */
export async function startFakeAuthServer(factors: readonly object[]): Promise<FakeAuthServer> {
  const user = { id: 'u1', email: 'ada@example.com', user_metadata: { full_name: 'Ada' }, factors };
  const levels = new Map<string, string>();
  const challenges = new Map<string, string>();
  let count = 0;

  function session(aal: string) {
    count += 1;
    const token = `${encoded({ alg: 'HS256' })}.${encoded({ sub: user.id, aal, amr: [], jti: count })}.sig`;
    const refresh = `r${count}`;
    levels.set(token, aal).set(refresh, aal);
    // Two hours off on purpose: only the lifetime may count.
    const expires_at = Math.round(Date.now() / 1000) + 3600 + 7200;
    return { access_token: token, refresh_token: refresh, token_type: 'bearer', expires_in: 3600, expires_at, user };
  }

  function answer(method: string, target: string, token: string, body: Record<string, unknown>): [number, object] {
    const [, factor = '', verb = ''] = /^\/auth\/v1\/factors\/([^/]+)\/(challenge|verify)$/.exec(target) ?? [];
    if (target === '/auth/v1/token?grant_type=password') {
      if (body['password'] !== 'secret')
        return [400, { code: 'invalid_credentials', message: 'Invalid login credentials' }];
      return [200, session('aal1')];
    }
    if (target === '/auth/v1/token?grant_type=refresh_token') {
      const aal = levels.get(String(body['refresh_token']));
      return aal ? [200, session(aal)] : [400, { code: 'refresh_token_not_found', message: 'Refresh Token Not Found' }];
    }
    if (!levels.has(token))
      return [401, { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' }];
    if (!factors.some((one) => 'id' in one && one.id === factor)) {
      return [404, { code: 'mfa_factor_not_found', message: 'Factor not found' }];
    }
    if (method === 'POST' && verb === 'challenge') {
      const id = `c${challenges.size + 1}`;
      challenges.set(id, factor);
      return [200, { id, type: 'totp', expires_at: Math.round(Date.now() / 1000) + 300 }];
    }
    const challenge = String(body['challenge_id']);
    if (challenges.get(challenge) !== factor) {
      return [
        422,
        { code: 'mfa_challenge_expired', message: 'MFA challenge has expired, verify against another challenge' },
      ];
    }
    if (server.moved) {
      server.moved = false;
      challenges.set(challenge, 'used');
      return [422, { code: 'mfa_ip_address_mismatch', message: 'Challenge and verify IP addresses mismatch' }];
    }
    if (body['code'] !== server.code) {
      return [422, { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' }];
    }
    challenges.set(challenge, 'used');
    return [200, session('aal2')];
  }

  const http = createServer((request, response) => {
    void read(request).then((text) => {
      const target = request.url ?? '';
      server.log.push(`${request.method} ${target}`);
      if (server.cut) return void request.socket.destroy();
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const parsed = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>; // the client sends objects
      const [status, body] = answer(request.method ?? '', target, token, parsed);
      response.writeHead(status, { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo; // Listening on TCP, so it is an AddressInfo.
  const server: FakeAuthServer = {
    url: `http://127.0.0.1:${port}`,
    code: '123456',
    moved: false,
    cut: false,
    log: [],
    stop: () => new Promise((resolve) => void http.close(() => resolve())),
  };
  return server;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * The same headers and rewrites in the words of the common static hosts. `_headers` and `_redirects` are read by Netlify and
 * Cloudflare Pages, vercel.json by Vercel, from what is deployed; Firebase and nginx have a configuration of their own, which
 * lies beside it in hosting/.
 */

import { asLocale } from '../core/locale.ts';

export interface HeaderRule {
  readonly path: RegExp;
  /** The same path as the hosts' file writes it. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HostFile {
  readonly fileName: string;
  readonly source: string;
  /** In dist/, because its host looks for it there. No host need serve it. */
  readonly deployed: boolean;
}

/** Addresses of what is in dist/ for a host and not for a visitor, also from before hosting/ lay beside it. */
export const FOR_HOSTS = /^\/(_headers|_redirects|vercel\.json|hosting(\/.*)?)$/;

/** Every host here is reached by https alone. Subdomains are the campaign's own affair. */
const HSTS = 'max-age=31536000';
/** Where a host proxies the backend's paths, no cache on the way keeps anybody's rows. */
const ROWS = ['/rest/v1/*', '/auth/v1/*'];
/**
 * For hosts that say a header by address alone: a missing asset would be kept as long as one that is there, and a version that
 * comes back would find its files missing for a year. The worker keeps the files anyway.
 */
const HOUR = 'public, max-age=3600';

/**
 * @param pages addresses of the router, `$` before a part that varies.
 * @param printed addresses that have a file of their own: `/es/vision` is `es/vision.html`.
 */
export function hostFiles(
  rules: readonly HeaderRule[],
  pages: readonly string[],
  printed: readonly string[] = [],
): HostFile[] {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const hosted = hostedRules(rules);
  const careful = hosted.map((rule) =>
    rule.pattern === '/assets/*' ? { ...rule, headers: { ...rule.headers, 'Cache-Control': HOUR } } : rule,
  );
  return [
    { fileName: '_headers', source: headersFile(joining(careful)), deployed: true },
    { fileName: '_redirects', source: redirectsFile(pages, printed), deployed: true },
    { fileName: 'vercel.json', source: json(vercel(careful, printed)), deployed: true },
    { fileName: 'firebase.json', source: json(firebase(hosted, printed)), deployed: false },
    { fileName: 'nginx.conf', source: nginx(hosted), deployed: false },
  ];
}

/** What the hosts say besides: the local server speaks http, and its gateway answers for the rows. */
export function hostedRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const everywhere = rules.map((rule) =>
    rule.pattern === '/*' ? { ...rule, headers: { ...rule.headers, 'Strict-Transport-Security': HSTS } } : rule,
  );
  const rows = ROWS.map((pattern) => ({
    path: new RegExp(`^${pattern.slice(0, -1)}`),
    pattern,
    headers: { 'Cache-Control': 'no-store' },
  }));
  return [...everywhere, ...rows];
}

const NO_FRAME = `; frame-ancestors 'none'`;

/**
 * Netlify and Cloudflare join what two rules say of one header, and of two policies both hold: what forbids frames everywhere must
 * not be a policy there. Where a policy speaks of frames, as that of /embed/* does, browsers ask this header no more.
 */
const joining = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule) => {
    const { 'Content-Security-Policy': csp, ...others } = rule.headers;
    if (rule.pattern !== '/*' || csp === undefined) return rule;
    const headers = { 'Content-Security-Policy': csp.replace(NO_FRAME, ''), 'X-Frame-Options': 'DENY', ...others };
    return { ...rule, headers };
  });

function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([k, v]) => `  ${k}: ${v}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/**
 * Each page by name and no `/*`: Cloudflare Pages follows a redirect whether or not there is a file, so that one would answer
 * every script with the shell. Any other address gets 404.html, which is the shell. Both hosts find shell.html as `/shell`, and
 * Cloudflare finds it only so. A printed page they find by themselves.
 */
export function redirectsFile(pages: readonly string[], printed: readonly string[] = []): string {
  const below = new Map<string, boolean>();
  for (const page of pages) {
    const parts = page.split('/').filter(Boolean);
    // What is below a language is a page of its own.
    const own = asLocale(parts[0]) === null ? 1 : 2;
    const first = parts.slice(0, own).join('/');
    if (first !== '') below.set(first, (below.get(first) ?? false) || parts.length > own);
  }
  return [...below]
    .flatMap(([first, deeper]) => [
      ...(printed.includes(`/${first}`) ? [] : [`/${first} /shell 200`]),
      // A page below it that is not printed gets 404.html: what is printed there, Cloudflare would answer with the shell.
      ...(deeper && !printed.some((page) => page.startsWith(`/${first}/`)) ? [`/${first}/* /shell 200`] : []),
    ])
    .join('\n')
    .concat('\n');
}

const pairs = (headers: HeaderRule['headers']) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const ownFiles = (printed: readonly string[]) => printed.map((source) => ({ source, destination: `${source}.html` }));

function vercel(rules: readonly HeaderRule[], printed: readonly string[]) {
  return {
    // Before it looks for a file; what is left of these addresses is the front page.
    redirects: [{ source: String.raw`/(_headers|_redirects|vercel\.json)`, destination: '/', permanent: false }],
    // A name with a dot is a file's: missing, it is a 404.
    rewrites: [
      ...ownFiles(printed),
      { source: String.raw`/((?!assets/)(?!(?:rest|auth)/v1/)(?!.*\.).*)`, destination: '/shell.html' },
    ],
    headers: rules.map(({ pattern, headers }) => ({ source: pattern.replace('*', '(.*)'), headers: pairs(headers) })),
  };
}

function firebase(rules: readonly HeaderRule[], printed: readonly string[]) {
  return {
    hosting: {
      public: 'dist',
      ignore: ['firebase.json', '_headers', '_redirects', 'vercel.json', '**/.*'],
      // A name with a dot is a file's: missing, it is 404.html with its status, and Firebase says the headers of that.
      rewrites: [...ownFiles(printed), { regex: '^/[^.]*$', destination: '/shell.html' }],
      headers: [
        ...rules.map(({ pattern, headers }) => ({ source: pattern.replace('*', '**'), headers: pairs(headers) })),
        { source: '404.html', headers: pairs({ 'Cache-Control': 'no-cache' }) },
      ],
    },
  };
}

/** A location that adds a header inherits none: each says them all. */
function nginx(rules: readonly HeaderRule[]): string {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  const of = (pattern: string) => rules.find((rule) => rule.pattern === pattern)?.headers ?? {};
  const lines = (headers: HeaderRule['headers'], when = ' always') =>
    Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}"${when};`);
  const location = (path: string, then: string, own: readonly string[], instead: HeaderRule['headers'] = {}) =>
    [`location ${path} {`, ...lines({ ...everywhere, ...instead }), ...own, `  ${then};`, '}'].join('\n');
  return [
    '# Goes into the server block, beside `root` and `brotli_static` or `gzip`.',
    '# Not `types { … }` here: that would replace every type nginx knows.',
    '# Without `always` nginx says a header with a file that is there, not with a 404. `^~`: no pattern below comes first.',
    location('^~ /assets/', 'try_files $uri =404', lines(of('/assets/*'), '')),
    String.raw`location ~ ^/([a-z]+/)?manifest\.webmanifest$ {`,
    ...lines({ ...everywhere, ...of('/') }),
    '  types { application/manifest+json webmanifest; }',
    '}',
    '# What lies in dist/ for other hosts.',
    location(String.raw`~ ^/(_headers|_redirects|vercel\.json)$`, 'return 404', []),
    '# The backend is elsewhere; these are never answered with a page. To proxy it, put `location ^~ /rest/v1/` and',
    '# `location ^~ /auth/v1/` before this one, with `add_header Cache-Control "no-store" always;`.',
    location('~ ^/(rest|auth|storage|functions|realtime)/v1(/|$)', 'return 404', lines(of('/rest/v1/*'))),
    '# A name with a dot is a file’s: missing, it is a 404.',
    location(String.raw`~ \.[^/]*$`, 'try_files $uri =404', lines(of('/sw.js'))),
    '# What other sites may show in a frame.',
    location(String.raw`~ ^/([a-z]+/)?embed/`, 'try_files $uri $uri.html =404', [], of('/embed/*')),
    location('/', 'try_files $uri $uri.html $uri/index.html /shell.html', lines(of('/'))),
    '',
  ].join('\n');
}

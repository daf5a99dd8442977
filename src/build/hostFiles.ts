/**
 * The same headers and rewrites in the words of the common static hosts. `_headers` and `_redirects` are read by Netlify and
 * Cloudflare Pages, vercel.json by Vercel; hosting/ holds what goes into Firebase's and nginx's own configuration.
 */
import type { HeaderRule } from './hostHeaders.ts';

export interface HostFile {
  readonly fileName: string;
  readonly source: string;
}

/** @param pages addresses of the router, `$` before a part that varies. */
export function hostFiles(rules: readonly HeaderRule[], pages: readonly string[]): HostFile[] {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    { fileName: '_headers', source: headersFile(rules) },
    { fileName: '_redirects', source: redirectsFile(pages) },
    { fileName: 'vercel.json', source: json(vercel(rules)) },
    { fileName: 'hosting/firebase.json', source: json(firebase(rules)) },
    { fileName: 'hosting/nginx.conf', source: nginx(rules) },
  ];
}

function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([k, v]) => `  ${k}: ${v}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}

/**
 * Each page by name and no `/*`: Cloudflare Pages follows a redirect whether or not there is a file, so that one would answer
 * every script with the shell. Any other address gets 404.html, which is the shell. Both hosts find shell.html as `/shell`, and
 * Cloudflare finds it only so.
 */
export function redirectsFile(pages: readonly string[]): string {
  const below = new Map<string, boolean>();
  for (const page of pages) {
    const [first = '', ...rest] = page.split('/').filter(Boolean);
    if (first !== '') below.set(first, (below.get(first) ?? false) || rest.length > 0);
  }
  return [...below]
    .flatMap(([first, deeper]) => [`/${first} /shell 200`, ...(deeper ? [`/${first}/* /shell 200`] : [])])
    .join('\n')
    .concat('\n');
}

const pairs = (headers: HeaderRule['headers']) => Object.entries(headers).map(([key, value]) => ({ key, value }));

function vercel(rules: readonly HeaderRule[]) {
  return {
    rewrites: [{ source: String.raw`/((?!.*\.).*)`, destination: '/shell.html' }],
    headers: rules.map(({ pattern, headers }) => ({ source: pattern.replace('*', '(.*)'), headers: pairs(headers) })),
  };
}

function firebase(rules: readonly HeaderRule[]) {
  return {
    hosting: {
      public: 'dist',
      rewrites: [{ source: '**', destination: '/shell.html' }],
      headers: rules.map(({ pattern, headers }) => ({ source: pattern.replace('*', '**'), headers: pairs(headers) })),
    },
  };
}

/** A location that adds a header inherits none: each says them all. */
function nginx(rules: readonly HeaderRule[]): string {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  const lines = (headers: HeaderRule['headers']) =>
    Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const location = (path: string, tries: string, headers: HeaderRule['headers']) =>
    [`location ${path} {`, ...lines({ ...everywhere, ...headers }), `  try_files ${tries};`, '}'].join('\n');
  const of = (pattern: string) => rules.find((rule) => rule.pattern === pattern)?.headers ?? {};
  return [
    '# Goes into the server block, beside `root` and `brotli_static` or `gzip`.',
    'types { application/manifest+json webmanifest; }',
    location('/assets/', '$uri =404', of('/assets/*')),
    location('/', '$uri $uri/index.html /shell.html', of('/')),
    '',
  ].join('\n');
}

/** `npm run serve` as a process of its own, on a small stand-in for the build, and its two companions, backup and restore. */
import fs from 'node:fs';
import path from 'node:path';
import { loadEnv } from '../../../supabase/local/env.ts';
import { root } from '../../../supabase/local/root.ts';
import { ROWS_FROM } from '../../../src/build/bakedContent.ts';
import { runScript, type Running } from './processes.ts';

const local = '../../../supabase/local';

export interface OwnServer extends Running {
  readonly url: string;
  /** The fields of every line it has logged so far. */
  lines(): Record<string, string>[];
}

/** A folder that looks like `dist`: pages, a script that bears the key, and a host's settings. */
export function smallBuild(folder: string): string {
  loadEnv();
  const dist = path.join(folder, 'dist');
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(dist, 'index.html'), '<!doctype html><style>a{}</style><h1>The campaign</h1>');
  fs.writeFileSync(path.join(dist, 'shell.html'), '<!doctype html><div id="root"></div>');
  const script = `const key = '${process.env.SUPABASE_PUBLISHABLE_KEY}';\n${'console.log("again");\n'.repeat(200)}`;
  fs.writeFileSync(path.join(dist, 'assets/app-1234.js'), script);
  fs.writeFileSync(path.join(dist, '_headers'), '/*\n');
  return dist;
}

/** A copy of the build in `dist` without its printed pages, which have the sample town on them: every address is answered by the app. */
export function shellBuild(dist: string, folder: string): string {
  const copy = path.join(folder, 'dist');
  fs.cpSync(dist, copy, { recursive: true });
  const printed = fs.readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of printed) if (!['shell.html', '404.html'].includes(page)) fs.rmSync(path.join(copy, page));
  fs.copyFileSync(path.join(copy, 'shell.html'), path.join(copy, 'index.html'));
  fs.writeFileSync(path.join(copy, ROWS_FROM), 'nothing\n');
  return copy;
}

/** Resolves when it takes requests. Rejects with what it printed if it ends before. @param home another checkout's. */
export const startOwnServer = (env: NodeJS.ProcessEnv, home?: string): Promise<OwnServer> =>
  start(['--no-build'], env, home);

/** The same after it has built the app, which takes a minute. */
export const startBuiltServer = (env: NodeJS.ProcessEnv): Promise<OwnServer> => start([], env);

async function start(args: readonly string[], env: NodeJS.ProcessEnv, home = root): Promise<OwnServer> {
  const server = runScript(path.relative(import.meta.dirname, path.join(home, 'supabase/local/serve.ts')), args, env);
  await server.printed('event=started');
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('time='))
      .map(fieldsOf);
  const started = lines().find(({ event }) => event === 'started');
  return { ...server, url: `http://127.0.0.1:${started?.port}`, lines };
}

/** Runs `npm run backup` or `npm run restore` to its end. */
export async function runCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | string; output: string }> {
  const command = runScript(`${local}/${name}.ts`, args, env);
  const code = await command.ended;
  return { code, output: command.output() };
}

function fieldsOf(line: string): Record<string, string> {
  const found = [...line.matchAll(/(\w+)=("(?:[^"\\]|\\.)*"|\S*)/g)];
  return Object.fromEntries(
    found.map(([, key = '', value = '']) => [key, value.startsWith('"') ? String(JSON.parse(value)) : value]),
  );
}

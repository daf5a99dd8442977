/**
 * `npm run release:pack [-- FOLDER]`: builds the app and packs what a server of one's own runs into FOLDER (release/): campaign-hub-<version>.tar.gz
 * and SHA256SUMS. Needs git and GNU tar. The same commit gives the same files.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const out = resolve(process.argv[2] ?? join(root, 'release'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // npm refuses one without
const name = `campaign-hub-${version}`;

/**
 * The key in every release's build. It names no one and opens nothing that a visitor could not open: each page has it in its scripts. One key for
 * all releases, so that phones with an older app are still answered after an update.
 */
const PUBLISHABLE_KEY = 'sb_publishable_campaignHubRelease00001';

/** What only developers need. The sources stay, so that a campaign can change its words and build. */
const LEFT_OUT = /^(tests|e2e|\.ci|\.github\/(workflows|ISSUE_TEMPLATE))\//;
/** Generated, and needed by the server. */
const GENERATED = ['src/messages'];

const folder = mkdtempSync(join(tmpdir(), 'campaign-hub-release-'));
const staged = join(folder, name);
try {
  buildInto(join(staged, 'dist'));
  for (const file of [...tracked(), ...GENERATED]) {
    mkdirSync(dirname(join(staged, file)), { recursive: true });
    cpSync(join(root, file), join(staged, file), { recursive: true });
  }
  presetKey(join(staged, '.env.example'));
  mkdirSync(out, { recursive: true });
  const archive = join(out, `${name}.tar.gz`);
  pack(archive);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(join(out, 'SHA256SUMS'), `${hash}  ${name}.tar.gz\n`);
  console.log(`${archive}\nsha256 ${hash}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The build of no campaign's server: no content, no address, no hosted project, whatever this machine's .env says. */
function buildInto(dist: string): void {
  const neutral = { SITE_URL: '', CONTENT_FROM: '', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY };
  execFileSync('npm', ['run', '--silent', 'build', '--', '--outDir', dist, '--emptyOutDir'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...neutral, NODE_ENV: 'production' },
  });
}

function tracked(): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file !== '' && !LEFT_OUT.test(file));
}

/** The first start makes .env from .env.example: with the key of the build that comes along. */
function presetKey(example: string): void {
  const before = readFileSync(example, 'utf8');
  const after = before.replace(/^#(SUPABASE_PUBLISHABLE_KEY)=.*$/m, `$1=${PUBLISHABLE_KEY}`);
  if (after === before) throw new Error('.env.example has no line #SUPABASE_PUBLISHABLE_KEY=.');
  writeFileSync(example, after);
}

/** Sorted, of the commit's time and of no one's account: nothing of this machine is in it. */
function pack(archive: string): void {
  const time = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
  const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go=rX'];
  execFileSync('tar', [...same, '--use-compress-program=gzip -n9', '-cf', archive, '-C', folder, name]);
}

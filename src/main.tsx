/**
 * Where the app's code begins, on every page. The landing page has a first script of its own (firstScript.ts), which fetches
 * this one when it is time and hands over what it holds.
 */
import './theme/index.css';
import { holdEarlyPress } from './ui/earlyPress.ts';
import { pausing } from './ui/pause.ts';
import { watchFailures } from './adapters/browser/failureLog.ts';
import { recoverFromLostChunk } from './adapters/browser/lostChunk.ts';
import { watchInstallPrompt } from './adapters/browser/install.ts';

watchFailures();
watchInstallPrompt(window.firstScript?.installPrompt ?? null);
recoverFromLostChunk();

// Links in mails lead to the site's root with their answer in the fragment, on a hosted project perhaps to another page.
const { pathname, hash } = location;
const page = /[#&](access_token|token_hash|message)=/.test(hash) ? '/auth/confirm' : '/auth';
const isRoot = /^\/(es\/?)?$/.test(pathname);
if (
  (isRoot && /[#&](access_token|token_hash|error_description)=/.test(hash)) ||
  (!pathname.endsWith(page) && /[#&]message=Confirmation/.test(hash))
) {
  location.replace(`${/^\/es(\/|$)/.test(pathname) ? '/es' : ''}${page}${hash}`);
}

const between = pausing();
const root = document.getElementById('root');
const prerendered = root?.dataset['prerendered'] === location.pathname;

// Each apart: of two in one expression the build asks for the files of both.
const fetchLanding = () => import('./app/landing/start.tsx');
const fetchApp = () => import('./app/app.tsx');

// Where the browser is too old the page says so itself (build/tooOld.ts).
if (!window.tooOld) {
  // Its links come before the skip link, which must be the page's first.
  document.getElementById('too-old')?.remove();
  const press = window.firstScript?.press ?? holdEarlyPress();
  void begin().then(press.ready, (error: unknown) => {
    press.failed();
    throw error;
  });
}

/** Whoever needs it says what is wrong with it. */
async function runFile(file: string) {
  await import(/* @vite-ignore */ file).catch(() => undefined);
  await between();
}

async function begin() {
  void import('react-dom/client').catch(() => undefined);
  // All files were asked for together (firstScript.ts) and would run as one long task: each runs by itself, what others need first.
  if (prerendered) for (const file of window.firstScript?.files ?? []) await runFile(file);
  if (!root) throw new Error('The page has no #root element.');
  const { start } = await (prerendered && /^\/(es\/)?$/.test(location.pathname) ? fetchLanding() : fetchApp());
  await start(root);
}

/**
 * Where the app's code begins, on every page. The landing page has a first script of its own (firstScript.ts), which fetches
 * this one when it is time and hands over what it holds.
 */
import './theme/index.css';
import { holdEarlyPress } from './ui/earlyPress.ts';
import { recoverFromLostChunk } from './adapters/browser/lostChunk.ts';
import { watchInstallPrompt } from './adapters/browser/install.ts';

watchInstallPrompt(window.firstScript?.installPrompt ?? null);
recoverFromLostChunk();

// Links in mails lead to the site's root with their answer in the fragment; the sign-in screen knows what to do with it.
if (location.pathname === '/' && /[#&](access_token|error_description)=/.test(location.hash)) {
  location.replace(`/auth${location.hash}`);
}

const root = document.getElementById('root');
const prerendered = root?.dataset['prerendered'] === location.pathname;
const press = window.firstScript?.press ?? holdEarlyPress();

// Fetched beside the app but run before it, by itself: two short tasks instead of one long one.
void import('react-dom/client').catch(() => undefined);
const started = import('./app.tsx').then((app) => app.start(root, prerendered));
void started.then(press.ready, (error: unknown) => {
  press.failed();
  throw error;
});

/**
 * Putting the app on the home screen: offered after a saved form, never on arrival, and never again once dismissed.
 * Chromium lets a page ask; on iOS a person has to do it by hand, so there we show the steps.
 */
/** Chromium's event; not in TypeScript's DOM library because it is not a standard. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export type InstallOffer = { readonly by: 'prompt'; readonly install: () => Promise<void> } | { readonly by: 'hand' };

const DISMISSED = 'install-offer-dismissed';
let prompt: InstallPromptEvent | null = null;
let fitting = false;
let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/**
 * Called first thing (main.tsx): the event comes once, often before the app has started.
 * @param early the event, if it has come already.
 */
export function watchInstallPrompt(early: Event | null) {
  const keep = (event: Event) => {
    event.preventDefault();
    prompt = event as InstallPromptEvent; // the event of that name is this one
    update();
  };
  if (early) keep(early);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', dismissInstall);
}

/** A form was just saved or sent: the moment to say that the app also lives on the home screen. */
export function suggestInstall() {
  fitting = true;
  update();
}

/** For good: kept on the device. */
export function dismissInstall() {
  remember();
  update();
}

export function currentInstallOffer(): InstallOffer | null {
  return offer;
}

function update() {
  const next = fitting && !installed() && !dismissed() ? ways() : null;
  if (next?.by === offer?.by) return;
  offer = next;
  for (const listener of listeners) listener();
}

function ways(): InstallOffer | null {
  if (prompt) return { by: 'prompt', install };
  return isIos() ? { by: 'hand' } : null;
}

async function install() {
  const asked = prompt;
  prompt = null;
  await asked?.prompt();
  await asked?.userChoice;
  dismissInstall();
}

function installed(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** An iPad calls itself a Mac, but a Mac has no touch screen. */
function isIos(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** Without storage (private windows) the offer may come again; it never comes unasked-for. */
function dismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {
    fitting = false;
  }
}

export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

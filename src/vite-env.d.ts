/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  /** Whether the backend is a hosted project, which tells what changes. */
  readonly VITE_HAS_REALTIME: boolean;
}

/** Set by the build: a short hash of the sources, shown in diagnostics. */
declare const __APP_VERSION__: string;

interface Window {
  /** Set in a browser that the app is not made for (build/tooOld.ts). */
  tooOld?: true;
  /** What the landing page's first script (src/firstScript.ts) holds for the app. */
  firstScript?: {
    readonly press: import('./ui/earlyPress.ts').EarlyPress;
    /** Chromium's event of that name, if it came before the app. */
    installPrompt: Event | null;
    /** What the page begins with, in the order in which it can run. */
    readonly files: readonly string[];
  };
}

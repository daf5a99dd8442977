/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

/** Set by the build: a short hash of the sources, shown in diagnostics. */
declare const __APP_VERSION__: string;

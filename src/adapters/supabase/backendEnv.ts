/** Where a backend is, and the publishable key that names this app to it. */
export interface BackendEnv {
  readonly url: string;
  readonly key: string;
}

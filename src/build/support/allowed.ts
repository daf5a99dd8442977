/** Newer APIs that are used all the same, each in its place, and what happens where they are missing. */

export interface Allowed {
  readonly api: string;
  /** Files under src/. */
  readonly where: RegExp;
  readonly why: string;
}

const asks = (api: string, where: RegExp, why: string): Allowed => ({ api, where, why });

/** In our own files. tests/build/support.test.ts refuses any other place, and an entry that nothing needs. */
export const ALLOWED: readonly Allowed[] = [
  asks('crypto.randomUUID', /^core\/uuid\.ts$/, 'random bytes where it is missing'),
  asks(
    'crypto.subtle',
    /^(adapters\/browser\/seal|features\/(field\/import\/(voterFile|fingerprint)|money\/(bank\/openBank|gift-files\/giftFile)|transparency\/import\/paymentFile|figures\/import\/figureFile|failures\/data\/\w+))\.ts$/,
    'staff, over https',
  ),
  asks('crypto.subtle', /^adapters\/browser\/hash\.ts$/, 'staff, over https'),
  asks('crypto.subtle', /^hooks\/useSupports\.ts$/, 'over https; elsewhere a press says that it was not saved'),
  asks('crypto.subtle', /^features\/content\/data\/published\.ts$/, 'without it the page says what was printed'),
  asks('crypto.subtle', /^features\/feeds\/model\/answer\.ts$/, 'a server’s'),
  asks(
    'crypto.subtle',
    /^features\/(transparency\/parts\/hashOf\.ts|disclosure\/page\/ReportsPart\.tsx)$/,
    'caught: it says that the file could not be checked',
  ),
  asks('requestIdleCallback', /^(ui\/whenIdle|adapters\/browser\/atRest)\.ts$/, 'a pause instead'),
  asks('cancelIdleCallback', /^ui\/whenIdle\.ts$/, 'only after requestIdleCallback'),
  asks(
    'navigator.locks',
    /^(adapters\/browser\/lock|wiring\/seals|features\/failures\/data\/\w+)\.ts$/,
    'a lease in IndexedDB instead; sealing goes on without',
  ),
  asks(
    'navigator.serviceWorker',
    /^(adapters\/browser|features\/failures\/data)\//,
    'asked first: without it the app runs online',
  ),
  asks('navigator.serviceWorker', /^firstScript\.ts$/, 'asked first'),
  asks(
    'navigator.storage',
    /^(adapters\/browser\/persist\.ts|features\/failures\/data\/)/,
    'asked first: nothing is said of it then',
  ),
  asks(
    'navigator.share',
    /^features\/(failures\/bug-report|plan\/commitment|wellness\/handover)\//,
    'its button stands only where it is; copying is always there',
  ),
  asks(
    'navigator.clipboard',
    /^features\/(failures|webhooks|plan\/commitment|wellness\/handover)\//,
    'caught: the text is selected by hand',
  ),
  asks('navigator.globalPrivacyControl', /^adapters\/browser\/failureLog\.ts$/, 'no such wish can be known'),
  asks(
    'caches',
    /^(sw\/|adapters\/dexie\/storage\.ts|adapters\/browser\/workerFailures\.ts)/,
    'the worker has them always; the page asks first',
  ),
  asks('caches', /^adapters\/browser\/(kept|keep)Words\.ts$/, 'caught: without them the page says what was printed'),
  asks('globalThis.BarcodeDetector', /^features\/events\/queue\/Scanner\.tsx$/, 'asked first: the code is typed'),
  asks('<details name>', /^features\/landing\/(faq|priorities)\//, 'several answers stay open at once'),
  asks('<video playsinline>', /^features\/events\/queue\/Scanner\.tsx$/, 'known to Safari, where it matters'),
  // Methods of our own and of libraries under a newer method's name. TypeScript knows them apart (lib ES2023).
  asks('.watch()', /^(forms|core\/reads|wiring)\//, 'a port’s'),
  asks('.toArray()', /^/, 'Dexie’s'),
  asks('.union()', /^features\/(inbox\/model|content\/data|plan\/model|townhall\/(?:data|model))\//, 'Valibot’s'),
  asks('.take()', /^features\/content\/editor\//, 'an editor’s'),
  asks('.drop()', /^core\/seal\//, 'a port’s'),
  asks('.resize()', /^features\/events\/queue\//, 'an event’s'),
  asks('.use()', /^/, 'the map’s and Dexie’s'),
];

/** In libraries, found in the finished scripts: read there, and why it does no harm. */
export const IN_LIBRARIES: Readonly<Record<string, string>> = {
  setImmediate: 'papaparse and Dexie ask first',
  '.databases()': 'adapters/browser/keeping.ts and Dexie ask first: the database is opened then',
  'navigator.userAgentData': 'Dexie looks whether it is in Safari',
  VideoFrame: 'the map asks first',
  'Intl.Segmenter': 'the map asks first',
  '.segment()': 'after Intl.Segmenter',
  '.take()': 'the map’s own method',
  '.difference()': 'the map’s own method',
  '.requestPointerLock()': 'Ark’s number field, for a part that this app does not show',
  '.exitPointerLock()': 'Ark’s number field, for a part that this app does not show',
  '.toBase64()': 'Supabase’s passkeys: not offered here',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'Supabase’s passkeys: not offered here',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'Supabase’s passkeys: not offered here',
  'navigator.connection': 'React asks first',
  navigation: 'React asks first',
  '.startViewTransition()': 'React and the router: not asked for here',
  'document.startViewTransition': 'the router asks first',
  'Error.captureStackTrace': 'Dexie asks first',
};

/** In the finished styles. */
const LOOKS = 'looks and comfort only';
export const IN_STYLES: Readonly<Record<string, string>> = {
  ':has': 'Firefox before 121: a ring and a border stay where they were; a printed list has the page around it',
  'text-wrap': LOOKS,
  'text-wrap: balance': LOOKS,
  'text-wrap: pretty': LOOKS,
  'text-size-adjust': 'Safari has it with its prefix',
  'content-visibility': 'more is drawn at once',
  'content-visibility: auto': 'more is drawn at once',
  'contain-intrinsic-size': 'after content-visibility',
  'user-select': 'Safari has it with its prefix',
  resize: LOOKS,
  'resize: vertical': LOOKS,
  'cursor: pointer': 'no phone has a cursor',
  'cursor: progress': 'no phone has a cursor',
  'cursor: not-allowed': 'no phone has a cursor',
  'cursor: grab': 'no phone has a cursor',
  'cursor: grabbing': 'no phone has a cursor',
  'cursor: crosshair': 'no phone has a cursor',
  ':selection': LOOKS,
  ':-webkit-search-cancel-button': 'another engine’s own part',
  ':-webkit-inner-spin-button': 'another engine’s own part',
  ':-webkit-progress-bar': 'another engine’s own part',
  ':-webkit-progress-value': 'another engine’s own part',
  ':-moz-progress-bar': 'another engine’s own part',
};

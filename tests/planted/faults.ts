/** Promises broken on purpose, one line of the app each, and the part of the tests that must notice. */

export interface PlantedFault {
  /** The promise, as a person would say it. */
  readonly promise: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly line: string;
  readonly broken: string;
  /** Which of the two commands notices. */
  readonly noticedBy: 'npm test' | '.ci/run';
  /** The layer that it belongs to, as tests/README.md names it. */
  readonly layer: string;
  /** The part of that command that is enough to see it, an npm script and what follows it. */
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const unit = (...files: string[]) => ['test:unit', ...files];
const db = (...files: string[]) => ['test:db', ...files];
const journey = (...files: string[]) => ['test:e2e', '--retries=0', ...files];

export const PLANTED: readonly PlantedFault[] = [
  {
    promise: 'A captive portal’s page is no receipt.',
    file: 'src/core/outbox/verdict.ts',
    line: "['captive portal', (r) => r.status < 400 && isHtml(r), 'later', 'all', 'unknown'],",
    broken: "['captive portal', (r) => r.status < 400 && isHtml(r), 'delivered', 'all', 'yes'],",
    noticedBy: 'npm test',
    layer: 'unit',
    run: unit('tests/core/outbox/verdict.test.ts'),
  },
  {
    promise: 'Nothing leaves under another person’s name.',
    file: 'src/core/outbox/requests.ts',
    line: 'const fits = who?.userId === userId && who.accessToken !== null && who.expiresAt > clock.now();',
    broken: 'const fits = who && who.accessToken !== null && who.expiresAt > clock.now();',
    noticedBy: 'npm test',
    layer: 'model',
    run: unit('tests/core/outbox/faults.model.test.ts', 'tests/core/outbox/senders.test.ts'),
  },
  {
    promise: 'What is lost on the way is sent again, and is one row.',
    file: 'src/core/outbox/verdict.ts',
    line: "['no answer in time', (r) => r.networkError === 'timeout', 'later', 'all', 'unknown'],",
    broken: "['no answer in time', (r) => r.networkError === 'timeout', 'delivered', 'all', 'yes'],",
    noticedBy: 'npm test',
    layer: 'model',
    run: unit('tests/core/outbox/faults.model.test.ts', 'tests/core/outbox/verdict.test.ts'),
  },
  {
    promise: 'An address that is no e-mail address is refused beside its field.',
    file: 'src/forms/fields.ts',
    line: 'v.check((value) => EMAIL.test(value), m.forms_email_invalid),',
    broken: "v.check((value) => value !== '', m.forms_email_invalid),",
    noticedBy: 'npm test',
    layer: 'unit',
    run: unit('tests/forms', 'tests/features/intake'),
  },
  {
    promise: 'A staff role reads the sign-ups of its subjects, and no others.',
    file: 'supabase/migrations/20261127090600_forms.sql',
    line: "and ((select private.may('lead_campaign')) or type = any ((select private.inbox_subjects())::text[]))",
    broken: 'and true',
    noticedBy: 'npm test',
    layer: 'database',
    run: db('tests/db/policies.test.ts', 'tests/db/intake.test.ts', 'tests/db/inbox.test.ts'),
  },
  {
    promise: 'The database refuses a volunteer who can’t be reached, whatever the form did.',
    file: 'supabase/migrations/20261127090600_forms.sql',
    line: "check (type = 'newsletter' or email is not null or phone is not null),",
    broken: 'check (true),',
    noticedBy: 'npm test',
    layer: 'database',
    run: db('tests/db/rows.test.ts'),
  },
  {
    promise: 'A page that was opened before opens without a network.',
    file: 'src/sw/sw.ts',
    line: '{ denylist: NO_PAGES },',
    broken: '{ denylist: [/./] },',
    noticedBy: 'npm test',
    layer: 'journeys',
    run: journey('offline.spec.ts'),
  },
  {
    promise: 'On a shared phone what one person typed is closed to the next one.',
    file: 'src/core/seal/sealing.ts',
    line: 'if ((await present()) === userId) await openAll(parts, userId, seal, report);',
    broken: 'if (userId) await openAll(parts, userId, seal, report);',
    noticedBy: 'npm test',
    layer: 'journeys',
    run: journey('sign-out.spec.ts'),
  },
  {
    promise: 'No script of another’s runs in the page.',
    file: 'src/build/hostHeaders.ts',
    line: "`script-src 'self' ${inline.scripts.join(' ')}`.trim(),",
    broken: "`script-src 'self' 'unsafe-inline'`,",
    noticedBy: 'npm test',
    layer: 'unit',
    run: unit('tests/build', 'tests/gateway'),
  },
  {
    promise: 'What was answered 201 is in the table after the machine’s plug was pulled.',
    file: 'supabase/local/cluster/settings.ts',
    line: "max_wal_size: '256MB',",
    broken: "max_wal_size: '256MB', synchronous_commit: 'off',",
    noticedBy: '.ci/run',
    layer: 'attacks',
    run: ['test:attacks', 'kill.attack'],
  },
  {
    promise: 'Safari, which lacks a function, is no reason to show half a page.',
    file: 'src/ui/whenIdle.ts',
    line: "if ('requestIdleCallback' in window) {",
    broken: 'if (window.document) {',
    noticedBy: '.ci/run',
    layer: 'engines',
    run: ['test:engines'],
    env: { ENGINE: 'webkit' },
  },
  {
    promise: 'A page that Safari freezes lets go of the storage.',
    file: 'src/adapters/dexie/transactions.ts',
    line: 'for (const transaction of looks.keys()) abort(transaction);',
    broken: '',
    noticedBy: '.ci/run',
    layer: 'faults in WebKit',
    run: ['test:faults'],
    env: { ENGINE: 'webkit', FAULTS: '8' },
  },
];

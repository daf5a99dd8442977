/** The plan of a quick run has what a change can break, and names what it leaves out. */
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planFor } from './changedPlan.ts';

const root = new URL('../..', import.meta.url).pathname;
const journeys = globSync('e2e/journeys/*.spec.ts', { cwd: root });
const plan = (...files: string[]) => planFor(files, journeys);
const named = (...files: string[]) =>
  plan(...files)
    .journeys.map((journey) => journey.replace(/^.*\/|\.spec\.ts$/g, ''))
    .toSorted();

describe('what a change asks for', () => {
  it.each([
    'supabase/migrations/20261127090600_forms.sql',
    'supabase/seed.sql',
    'supabase/config.toml',
    'supabase/local/serve.ts',
  ])('is every database test where %s changed, which nothing imports', (file) => {
    expect(plan(file).wholeDatabase).toBe(true);
  });

  it('is no database test that imports nothing of it elsewhere', () => {
    expect(plan('src/core/uuid.ts', 'README.md').wholeDatabase).toBe(false);
  });

  it('is the journeys that changed, and says that the others were left out', () => {
    expect(named('e2e/journeys/ideas.spec.ts', 'e2e/support/forms.ts', 'src/core/uuid.ts')).toEqual(['ideas']);
    expect(plan('src/core/uuid.ts').leftOut[0]).toMatch(/^the other journeys/);
    expect(plan('.github/CONTRIBUTING.md').leftOut).toHaveLength(1);
  });

  it('is the journeys of a screen that changed, by its subject’s name or by the table', () => {
    expect(named('src/features/events/door/Door.tsx')).toEqual(['events', 'events-door']);
    expect(named('src/features/money/desk/Desk.tsx')).toEqual(['bank-files', 'finance']);
    expect(named('src/forms/draftKeeper.ts')).toEqual(['forms']);
  });
});

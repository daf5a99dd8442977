/** The plan of a quick run names what it leaves out. */
import { describe, expect, it } from 'vitest';
import { planFor } from './changedPlan.ts';

describe('what a change asks for', () => {
  it('is every database test where SQL changed, which nothing imports', () => {
    expect(planFor(['supabase/migrations/20261127090600_forms.sql']).wholeDatabase).toBe(true);
    expect(planFor(['src/core/uuid.ts', 'README.md']).wholeDatabase).toBe(false);
  });

  it('is the journeys that changed, and says that the others were left out', () => {
    const plan = planFor(['e2e/journeys/forms.spec.ts', 'e2e/support/forms.ts', 'src/forms/fields.ts']);
    expect(plan.journeys).toEqual(['e2e/journeys/forms.spec.ts']);
    expect(plan.leftOut[0]).toMatch(/^the other journeys/);
    expect(planFor(['.github/CONTRIBUTING.md']).leftOut).toHaveLength(1);
  });
});

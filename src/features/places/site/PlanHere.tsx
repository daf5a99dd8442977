/** What the campaign means to do at a place; nothing where it has not said. */
import { css } from 'styled-system/css';
import type { Localized } from '../../../core/content/fields.ts';
import { m } from '../../../messages/messages.js';
import { SaidText } from '../parts/SaidText.tsx';

export function PlanHere({ of }: { readonly of: Localized }) {
  if (Object.keys(of).length === 0) return null;
  return (
    <section className={css({ borderLeft: '4px solid', borderColor: 'quiet', paddingLeft: '4' })}>
      <h2 className={css({ fontWeight: 'bold' })}>{m.places_plan()}</h2>
      <p className={css({ whiteSpace: 'pre-line' })}>
        <SaidText of={of} />
      </p>
    </section>
  );
}

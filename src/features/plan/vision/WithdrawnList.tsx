/** What was taken out of the plan, with the day and the reason: a promise does not vanish without a word. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { useWithdrawn } from '../data/useWithdrawn.ts';
import { WithdrawnItem } from '../parts/WithdrawnItem.tsx';

export function WithdrawnList() {
  const all = useWithdrawn();
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="withdrawn" className={css({ marginTop: '8', maxWidth: 'text' })}>
      <h2 id="withdrawn" className={css({ textStyle: 'h3' })}>
        {m.plan_withdrawn()}
      </h2>
      <p className={css({ color: 'inkMuted', marginTop: '1' })}>{m.plan_withdrawn_more()}</p>
      <ul className={css({ display: 'grid', gap: '4', marginTop: '4' })}>
        {all.map((one) => (
          <li key={one.id} id={`withdrawn-${one.slug}`}>
            <WithdrawnItem of={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

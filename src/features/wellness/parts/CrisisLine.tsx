/** Whom to call when it cannot wait: stays in sight over the whole page, whatever else is there, found or broken. Asks nobody for anything. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Icon } from '../../../ui/Icon.tsx';
import { wrap } from '../../../ui/layout.ts';

const call = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  outlineOffset: '-3px',
  _focusVisible: { outlineColor: 'onField' },
});

export function CrisisLine() {
  return (
    <section
      aria-label={m.wellness_crisis()}
      className={css({
        position: 'sticky',
        top: '0',
        zIndex: 'bar',
        backgroundColor: 'field',
        color: 'onField',
        paddingBlock: '1',
      })}
    >
      <div className={`${wrap} ${css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })}`}>
        <a href="tel:911" className={call}>
          <Icon name="phone" />
          {m.wellness_crisis_911()}
        </a>
        <a href="tel:988" className={call}>
          <Icon name="phone" />
          {m.wellness_crisis_988()}
        </a>
        <a href="sms:988" className={call}>
          {m.wellness_crisis_text()}
        </a>
      </div>
    </section>
  );
}

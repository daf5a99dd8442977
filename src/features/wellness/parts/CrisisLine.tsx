/** Whom to call when it cannot wait: stays in sight over the whole page, whatever else is there, found or broken. Asks nobody for anything. */
import { css } from 'styled-system/css';
import { currentLocale, type Locale } from '../../../core/locale.ts';
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
      <div className={wrap}>
        <CrisisCalls />
      </div>
    </section>
  );
}

/** @param locale whoever reads it may speak another language than the page. */
export function CrisisCalls({ locale = currentLocale() }: { readonly locale?: Locale }) {
  return (
    <p
      lang={locale === currentLocale() ? undefined : locale}
      className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })}
    >
      <a href="tel:911" className={call}>
        <Icon name="phone" />
        {m.wellness_crisis_911({}, { locale })}
      </a>
      <a href="tel:988" className={call}>
        <Icon name="phone" />
        {m.wellness_crisis_988({}, { locale })}
      </a>
      <a href="sms:988" className={call}>
        {m.wellness_crisis_text({}, { locale })}
      </a>
    </p>
  );
}

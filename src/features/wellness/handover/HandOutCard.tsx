/** One service, to be held out: in their language, its number large enough to be copied from where they stand, and as a code for their own phone. */
import { useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { LOCALES, type Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { Service } from '../model/service.ts';
import { dialled, handOut } from '../parts/handOut.ts';
import { buttons, plainButton } from './styles.ts';

export interface HandOutCardProps {
  readonly of: Service;
  /** Epoch ms. */
  readonly now: number;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly onBack: () => void;
}

const SIDE = '13rem';

export function HandOutCard({ of, now, locale, onLocale, onBack }: HandOutCardProps) {
  const card = handOut(of, now, locale);
  const [first] = card.phones;
  const [code, setCode] = useState<'phone' | 'page'>('phone');
  const [said, setSaid] = useState<(() => string) | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever listens is told what stands there now.
  useEffect(() => title.current?.focus(), []);
  const says = { locale };

  async function copy() {
    try {
      await navigator.clipboard.writeText(card.message);
      setSaid(() => m.wellness_hand_copied);
    } catch {
      setSaid(() => m.wellness_hand_not_copied);
    }
  }
  // Not sent is no failure: they thought better of it.
  const share = () => void navigator.share({ title: card.name.words, text: card.message }).catch(() => undefined);

  return (
    <>
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '3' })}>
        <button type="button" className={plainButton} onClick={onBack}>
          {m.wellness_hand_back()}
        </button>
        <fieldset
          aria-label={m.wellness_hand_language()}
          className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', minWidth: '0' })}
        >
          {LOCALES.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              className={plainButton}
              aria-pressed={one === locale}
              onClick={() => onLocale(one)}
            >
              {m.ui_language({}, { locale: one })}
            </button>
          ))}
        </fieldset>
      </div>
      <article
        lang={locale}
        className={css({ display: 'grid', gap: '4', paddingBlock: '5', overflowWrap: 'anywhere' })}
      >
        <h3
          ref={title}
          tabIndex={-1}
          lang={card.name.lang}
          className={css({ textStyle: 'h2', fontSize: '2rem', _focusVisible: { outline: 'none' } })}
        >
          {card.name.words}
        </h3>
        {card.old ? (
          <p className={css({ padding: '3', backgroundColor: 'straw', color: 'onStraw', fontWeight: 'bold' })}>
            {card.checked}
          </p>
        ) : null}
        <ul className={css({ display: 'grid', gap: '3' })}>
          {card.phones.map(({ id, phone, label }) => (
            <li key={id}>
              {label === '' ? null : <span className={css({ display: 'block' })}>{label}</span>}
              <strong
                className={css({
                  fontFamily: 'display',
                  fontSize: 'clamp(2rem, 9vw, 2.75rem)',
                  lineHeight: '1.1',
                  fontVariantNumeric: 'tabular-nums',
                })}
              >
                {phone}
              </strong>
            </li>
          ))}
        </ul>
        <div className={css({ fontSize: '1.1875rem' })}>
          <p
            data-open={card.open.is === 'open' || undefined}
            className={css({ fontWeight: 'bold', '&[data-open]': { color: 'quiet' } })}
          >
            {card.open.words}
          </p>
          <ul>
            {card.hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {card.where === null ? null : <p className={css({ fontSize: '1.1875rem' })}>{card.where}</p>}
        <div>
          <p lang={card.text.lang}>{card.text.words}</p>
          {card.forWhom === null ? null : <p lang={card.forWhom.lang}>{card.forWhom.words}</p>}
          {card.facts.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {card.old ? null : <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{card.checked}</p>}
        </div>
        <div className={css({ display: 'grid', gap: '3', justifyItems: 'center' })}>
          <QrCode text={code === 'phone' && first ? dialled(first.phone) : card.page} width={SIDE} />
          <p>
            {code === 'phone' && first
              ? m.wellness_hand_scan_phone({ phone: first.phone }, says)
              : m.wellness_hand_scan_page({}, says)}
          </p>
        </div>
      </article>
      <div className={buttons}>
        <button type="button" className={plainButton} onClick={() => setCode(code === 'phone' ? 'page' : 'phone')}>
          {code === 'phone' ? m.wellness_hand_code_page() : m.wellness_hand_code_phone()}
        </button>
        {'share' in navigator ? (
          <button type="button" className={plainButton} onClick={share}>
            {m.wellness_hand_share()}
          </button>
        ) : null}
        <button type="button" className={plainButton} onClick={() => void copy()}>
          {m.wellness_hand_copy()}
        </button>
      </div>
      <p aria-live="polite" className={css({ minHeight: '1.5em', fontWeight: 'bold', marginTop: '2' })}>
        {said?.() ?? ''}
      </p>
      <p className={css({ textStyle: 'small', maxWidth: 'text' })}>{m.wellness_hand_private()}</p>
    </>
  );
}

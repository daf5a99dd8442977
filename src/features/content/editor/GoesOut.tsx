/** What is to be known before a text is published: the older language, and the reason that everyone will read. */
import { css } from 'styled-system/css';
import type { Localized } from '../../../core/content/fields.ts';
import { LOCALES } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { LagNotice, type LaggingTexts } from '../parts/LagNotice.tsx';

interface GoesOutProps {
  readonly reason: Localized | null;
  readonly lags: readonly LaggingTexts[];
}

export function GoesOut({ reason, lags }: GoesOutProps) {
  return (
    <>
      <LagNotice lags={lags} />
      {reason === null ? null : (
        <div className={css({ marginBlock: '3' })}>
          <p className={css({ fontWeight: 'bold' })}>{m.content_reason_is()}</p>
          {LOCALES.map((locale) =>
            reason[locale] ? (
              <p key={locale} lang={locale}>
                {reason[locale]}
              </p>
            ) : null,
          )}
        </div>
      )}
    </>
  );
}

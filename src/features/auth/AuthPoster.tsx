/** The sign-in page's sheet: the town on one side, the form on the other. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../messages/messages.js';
import { localHref } from '../../core/address.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { RowOfHouses } from '../../ui/art/RowOfHouses.tsx';

export function AuthPoster({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main
      id="main"
      className={css({
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
        gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
      })}
    >
      <div
        className={css({
          backgroundColor: 'quietWash',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          overflow: 'hidden',
          '& > svg': { width: 'full', height: 'auto', maxHeight: { base: '7rem', lg: 'none' }, display: 'block' },
        })}
      >
        <div className={css({ padding: 'gutter', paddingBottom: '4' })}>
          <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '4' })}>
            <a
              href={localHref('/')}
              className={css({
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 'touch',
                textDecoration: 'underline',
                textUnderlineOffset: '0.2em',
              })}
            >
              {m.auth_back()}
            </a>
            <LanguageSwitch />
          </div>
          <h1 className={css({ textStyle: 'h2', maxWidth: '12ch' })}>{title}</h1>
        </div>
        <RowOfHouses />
      </div>
      <div className={css({ padding: 'gutter', display: 'grid', alignContent: { lg: 'center' } })}>
        <div className={css({ width: 'full', maxWidth: '26rem', marginInline: { lg: 'auto' } })}>{children}</div>
      </div>
    </main>
  );
}

/** A frame that shows a part of this page as another screen would: its own width for the styles' rules, its own day or night. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { Locale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { bringPictures, copyOf } from './copyOf.tsx';

export interface Look {
  readonly width: 'phone' | 'desk';
  readonly light: 'day' | 'night';
}

/** As wide as the screen that it stands for; a desk's is drawn smaller where there is less room. */
const frame = css({
  display: 'block',
  height: 'calc(var(--tall) / var(--scale, 1))',
  '&[data-width=phone]': { width: '390px', maxWidth: 'full' },
  '&[data-width=desk]': { width: '1280px', transformOrigin: 'top left', transform: 'scale(var(--scale, 1))' },
});
const room = css({
  '--tall': { base: 'min(44rem, 80dvh)', xl: 'max(20rem, min(52rem, calc(100dvh - 14rem)))' },
  height: 'var(--tall)',
  maxWidth: 'full',
  overflowX: 'auto',
  overflowY: 'hidden',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'line',
  '&[data-width=phone]': { width: 'calc(390px + 4px)' },
});
const DESK = 1280;
/** Smaller than that nothing can be read: it is scrolled. */
const SMALLEST = 0.3;

/** How much smaller a desk's page is drawn, as long as the element is there. */
function keepScale(element: HTMLElement | null) {
  if (element === null) return undefined;
  const sizes = new ResizeObserver(() => {
    const scale = Math.min(1, Math.max(SMALLEST, element.clientWidth / DESK));
    element.style.setProperty('--scale', element.dataset['width'] === 'desk' ? String(scale) : '1');
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}

interface PreviewFrameProps extends Look {
  readonly locale: Locale;
  /** The same from drawing to drawing as long as it says the same. */
  readonly page: ReactNode;
  /** Where the page cannot be drawn. */
  readonly otherwise: ReactNode;
}

export function PreviewFrame({ width, light, locale, page, otherwise }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);
  // A frame without an address holds an empty page of this one's own origin; some browsers put it there a moment later.
  const begin = useCallback((element: HTMLIFrameElement | null) => {
    const settle = () => setInside(element?.contentDocument ?? null);
    element?.addEventListener('load', settle);
    settle();
  }, []);

  useEffect(() => {
    if (inside !== null) dress(inside, light, locale);
  }, [inside, light, locale]);

  useEffect(() => {
    if (inside === null) return undefined;
    let letGo: (() => void) | undefined;
    // Not while this page itself is being drawn; and what is typed quickly is drawn once.
    const soon = setTimeout(() => {
      const copy = copyOf(page, locale, inside) ?? copyOf(otherwise, locale, inside);
      inside.body.replaceChildren(...(copy ? [copy] : []));
      letGo = bringPictures(inside);
    }, SOON_MS);
    return () => {
      clearTimeout(soon);
      letGo?.();
    };
  }, [inside, locale, page, otherwise]);

  return (
    <div key={width} ref={keepScale} data-width={width} className={room}>
      <iframe
        ref={begin}
        sandbox="allow-same-origin"
        title={m.content_preview()}
        data-width={width}
        className={frame}
      />
    </div>
  );
}

const SOON_MS = 100;
const margin = css({ padding: '4' });

/** This page's rules, with day and night decided here instead of by the device. Taken from memory: in a dead spot nothing can be fetched. */
function dress(inside: Document, light: Look['light'], locale: Locale) {
  const view = inside.defaultView;
  if (view === null) return;
  const dark = light === 'night' ? '(min-width: 0px)' : '(max-width: 0px)';
  const rules = Array.from(document.styleSheets).flatMap(rulesOf);
  const sheet = new view.CSSStyleSheet({ baseURL: document.baseURI });
  // A look leads nowhere.
  const scheme = `:root { color-scheme: ${light === 'night' ? 'dark' : 'light'} } a { pointer-events: none }`;
  sheet.replaceSync([...rules, scheme].join('\n').replaceAll(/\(prefers-color-scheme:\s*dark\)/g, dark));
  inside.adoptedStyleSheets = [sheet];
  inside.documentElement.lang = locale;
  inside.body.className = margin;
  inside.documentElement.className = document.documentElement.className;
}

function rulesOf(sheet: CSSStyleSheet): readonly string[] {
  try {
    return Array.from(sheet.cssRules, (rule) => rule.cssText);
  } catch {
    // Of another origin: an extension's.
    return [];
  }
}

/** How the router knows each page by one name in every language, and draws it anew when the language is switched. */
import type { AnyRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { localHref, plainPath } from '../core/address.ts';
import { spoken } from '../hooks/locale.ts';

/** Between the address bar and the router, which knows each page by one name. */
export const rewrite = {
  input: ({ url }: { url: URL }) => at(url, plainPath(url.pathname)),
  output: ({ url }: { url: URL }) => at(url, localHref(url.pathname)),
};

/** A new one: the router goes on using what it gave. */
function at(url: URL, pathname: string): URL {
  const moved = new URL(url);
  moved.pathname = pathname;
  return moved;
}

/** The router draws a page once and not again for a language: each page listens itself. */
export function spokenRoutes(router: AnyRouter): void {
  const routes = Object.values(router.routesById) as { options: Record<string, unknown> }[]; // as every route has
  for (const { options } of routes) {
    for (const part of ['component', 'errorComponent', 'notFoundComponent']) {
      const drawn = options[part];
      if (typeof drawn === 'function') options[part] = listening(drawn as Part); // a component: the router takes no other function
    }
  }
}

type Part = ComponentType<object> & { preload?: () => Promise<void> | undefined };

/** With the router's word for fetching its code, which it takes away once the code is there. */
function listening(part: Part): Part {
  const Spoken: Part = spoken(part);
  return Object.defineProperty(Spoken, 'preload', { get: () => part.preload });
}

/**
 * The pages are made of plain links, which work before any script has come. Once the app runs it follows those that lead
 * inside without fetching a page anew. Anything else is the browser's: other sites, new tabs, downloads, places on the page.
 */

/** @param go gets path, query and hash. @returns how to stop. */
export function followPlainLinks(go: (href: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element ? insideHref(event, event.target.closest('a')) : null;
    if (href === null) return;
    event.preventDefault();
    go(href);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** @returns path, query and hash of a plain press on a link inside; null when it is the browser's to follow. */
export function insideHref(event: MouseEvent, link: HTMLAnchorElement | null): string | null {
  if (!link || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (link.target || link.hasAttribute('download') || !link.getAttribute('href')?.startsWith('/')) return null;
  const url = new URL(link.href);
  const isFile = /\.[^/]+$/.test(url.pathname);
  return url.origin === location.origin && !isFile ? url.pathname + url.search + url.hash : null;
}

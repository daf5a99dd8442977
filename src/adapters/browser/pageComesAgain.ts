/** Whether a reload brings this page again, or the browser's own page for a lost network in its place. */
export async function pageComesAgain(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

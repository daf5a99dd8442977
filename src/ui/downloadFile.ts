/** Handing the browser a file that was made here; nothing leaves the device. */
/** A title as a file name that every system takes: "Changes-by-day-2026-11-22.csv". */
export function fileNameOf(title: string, rest: string): string {
  const name = title.replace(/[^\p{Letter}\p{Number}]+/gu, '-').replace(/^-|-$/g, '') || 'list';
  return `${[name, rest].filter(Boolean).join('-')}.csv`;
}

export function downloadFile(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type: 'text/csv' | 'text/calendar' | 'text/html' | 'text/plain' | 'application/json' | 'application/zip',
): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

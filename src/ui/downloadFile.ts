/** Owns handing the browser a file that was made here; nothing leaves the device. */
export function downloadFile(text: string, name: string, type: 'text/csv' | 'text/calendar'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

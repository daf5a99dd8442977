/** A voter file as a county hands it out: capitals, abbreviations, a few rows nobody can use. */
import type { Page } from '@playwright/test';

export interface VoterLine {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly phone?: string;
}

export function voterFile(lines: readonly VoterLine[]): Buffer {
  const rows = lines.map(({ id, name, address, phone = '' }) => `${id},"${name}","${address}",${phone},1970`);
  return Buffer.from(`VoterID,Full Name,Residential Address,Phone,Birth Year\r\n${rows.join('\r\n')}\r\n`);
}

/** New people on a street of their own, two at a door. */
export function newVoters(street: string, count: number): VoterLine[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${street.slice(0, 2)}${at}`,
    name: `ROOT, ${String.fromCodePoint(65 + (at % 26))}BEL ${at}`,
    address: `${1 + Math.floor(at / 2)} ${street.toUpperCase()} ST APT ${1 + (at % 2)}`,
  }));
}

/** As a file dragged from a folder falls on the page. */
export async function dropFile(page: Page, name: string, buffer: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName, { type: 'text/csv' }));
      return transfer;
    },
    [name, buffer.toString('utf8')] as const,
  );
  await page.getByText('Choose a CSV file').dispatchEvent('drop', { dataTransfer });
}

export async function chooseFile(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel(/Choose a CSV file/).setInputFiles({ name, mimeType: 'text/csv', buffer });
}

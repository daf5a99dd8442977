/** What was found, to take along as other directories read it: Open Referral's HSDS, as a package of tables and as JSON. */
import { css } from 'styled-system/css';
import { townZone } from '../../../campaign/townZone.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import type { Service } from '../model/service.ts';

/** Fetched when somebody asks for a file: on the device it lies with the other pages' code. */
const writer = () => import('../model/hsds/openFile.ts');

export function Files({ found }: { readonly found: readonly Service[] }) {
  const locale = useLocale();
  const none = found.length === 0;
  async function tables() {
    const { HSDS_PACKAGE, hsdsOfServices, hsdsPackage } = await writer();
    downloadFile(hsdsPackage(hsdsOfServices(found, locale, townZone())), HSDS_PACKAGE, 'application/zip');
  }
  async function json() {
    const { HSDS_FILE, hsdsOfServices } = await writer();
    downloadFile(JSON.stringify(hsdsOfServices(found, locale, townZone()), null, 2), HSDS_FILE, 'application/json');
  }
  return (
    <fieldset
      aria-label={m.wellness_files()}
      className={css({
        display: { base: 'flex', _noscript: 'none' },
        flexWrap: 'wrap',
        gap: '2',
        marginTop: '5',
        minWidth: '0',
      })}
    >
      <Button variant="secondary" disabled={none} onClick={() => void tables()}>
        {m.wellness_file_tables()}
      </Button>
      <Button variant="secondary" disabled={none} onClick={() => void json()}>
        {m.wellness_file_json()}
      </Button>
    </fieldset>
  );
}

/** People without a door, whom letters reach: by name, and as a file. */
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted } from '../../../hooks/format.ts';
import { mayExport } from '../../../hooks/freshProof.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { m } from '../../../messages/messages.js';
import type { LettersPerson } from './matches.ts';

export function Letters({ read }: { readonly read: CachedRead<LettersPerson> }) {
  const people = read.rows ?? [];
  if (people.length === 0) return null;
  async function save() {
    if (!(await mayExport('letters'))) return;
    const head = [m.import_report_name(), m.import_letters_to()];
    const rows = people.map(({ name, letters_to }) => [name, letters_to]);
    downloadFile(toCsv(head, rows), 'letters.csv', 'text/csv');
  }
  return (
    <Panel title={m.import_letters_title()}>
      <p className={css({ maxWidth: 'text' })}>{m.import_letters_what(counted(people.length))}</p>
      <Button variant="secondary" className={css({ marginTop: '3' })} onClick={() => void save()}>
        <Icon name="download" size={18} />
        {m.import_letters_save()}
      </Button>
    </Panel>
  );
}

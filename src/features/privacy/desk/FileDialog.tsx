/** The file of everything about a person, to read and to hand over. The database asks for a proof and writes it down. */
import { css } from 'styled-system/css';
import { currentLocale } from '../../../core/locale.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { pageOf } from '../model/page.ts';
import { parseFile } from '../model/requests.ts';
import { tableWords } from '../model/words.ts';
import { Problem } from './Problem.tsx';
import type { RequestDialogProps } from './ways.ts';

export function FileDialog({ asks, onClose, refresh }: RequestDialogProps) {
  const change = useChange(refresh);

  async function take(shape: 'html' | 'json') {
    await change.run(async (api) => {
      const answer = await api.rpc('privacy_file', { request: asks.id });
      if (shape === 'json') {
        downloadFile(JSON.stringify(answer, null, 2), 'what-we-keep.json', 'application/json');
        return;
      }
      const words = { title: m.privacy_file_title(), language: currentLocale(), section: tableWords };
      downloadFile(pageOf(parseFile(answer), words), 'what-we-keep.html', 'text/html');
    });
  }

  return (
    <Dialog open onClose={onClose} title={m.privacy_do_file()} description={m.privacy_file_lead()}>
      <Problem>{change.problem}</Problem>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
        <Button busy={change.busy && m.ui_saving()} onClick={() => void take('html')}>
          {m.privacy_file_html()}
        </Button>
        <Button variant="secondary" disabled={change.busy} onClick={() => void take('json')}>
          {m.privacy_file_json()}
        </Button>
      </div>
    </Dialog>
  );
}

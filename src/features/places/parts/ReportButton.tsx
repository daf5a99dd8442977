/** Opens the form that reports a place, or says that something about one is wrong. Danger is told whom to call before any form. */
import { css } from 'styled-system/css';
import { uuid } from '../../../core/uuid.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { anotherDraft } from '../model/drafts.ts';
import type { Site } from '../model/site.ts';
import { Emergency } from './Emergency.tsx';
import { useReportDialog } from './useReportDialog.tsx';

export function ReportButton({ about }: { readonly about: Site | null }) {
  const { open, dialog } = useReportDialog();
  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start', maxWidth: 'text' })}>
      <Emergency />
      <Button
        size="lg"
        variant={about === null ? 'primary' : 'secondary'}
        // Another report each time; about a place there is one.
        onClick={() => open({ about, draft: about?.slug ?? anotherDraft(uuid()) })}
      >
        {about === null ? m.places_report() : m.places_wrong()}
      </Button>
      {dialog}
    </div>
  );
}

/** Every file that is made of other people's rows is asked for and written down before it is made. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../supabase/local/root.ts';

/** What makes a file, and may without asking: nobody else's rows are in it. */
const NOBODY_ELSES: Readonly<Record<string, string>> = {
  'features/consent/ledger/ExportDialog.tsx': 'the database asks, and writes it down with the reason',
  'features/content/editor/copyOf.tsx': 'a picture inside the look at a page: nothing is handed out',
  'features/disclosure/page/EntriesPart.tsx': 'what everybody may read, for everybody',
  'features/events/public/calendars.ts': 'what the campaign invites everybody to',
  'features/field/import/CheckSummary.tsx': 'what was wrong in a file that this person has just chosen here',
  'features/figures/import/ColumnsPanel.tsx': 'what was wrong in a file that this person has just chosen here',
  'features/money/bank/FilePanel.tsx': 'what was wrong in a file that this person has just chosen here',
  'features/money/gift-files/LeftOutPart.tsx': 'what was wrong in a file that this person has just chosen here',
  'features/outbox/QueueFile.tsx': 'what was saved on this device and is not on the server',
  'features/places/list/Files.tsx': 'what everybody may read, for everybody',
  'features/plan/commitment/KeepBox.tsx': 'a public promise, word for word',
  'features/privacy/desk/FileDialog.tsx': 'the database asks, and writes it down with the request',
  'features/transparency/part/DataPart.tsx': 'rules and counts, with nobody in them',
  'features/transparency/parts/OpenList.tsx': 'what everybody may read, for everybody',
  'features/wellness/directory/Files.tsx': 'what everybody may read, for everybody',
  'features/wellness/import/ImportScreen.tsx': 'what was wrong in a file that this person has just chosen here',
  'features/wellness/parts/checkin/CheckInTools.tsx': 'what somebody told this device of themselves, for themselves',
  'forms/picture/usePictureAddress.ts': 'a picture that somebody chose, for their own eyes',
  'ui/chart/Chart.tsx': 'counts, the figures of a picture',
  'ui/downloadFile.ts': 'for all that make one',
  'ui/figure/Codebook.tsx': 'what the words of a figure mean, for everybody',
  'ui/figure/FigureTable.tsx': 'what everybody may read, for everybody',
  'ui/list/ListView.tsx': 'for all lists, which say whether it may be made (`allowed`)',
};

const MAKES = /downloadFile\(|createObjectURL\(|\bfile=\{\{/;

function makers(): readonly string[] {
  const src = join(root, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/^(styled-system|messages)\//.test(file))
    .filter((file) => MAKES.test(readFileSync(join(src, file), 'utf8')))
    .sort();
}

it('whatever makes a file of people asks mayExport first, or stands here with why not', () => {
  const files = makers();
  expect(files.length).toBeGreaterThan(8);
  const unasked = files.filter((file) => !readFileSync(join(root, 'src', file), 'utf8').includes('mayExport('));
  expect(unasked).toEqual(Object.keys(NOBODY_ELSES));
});

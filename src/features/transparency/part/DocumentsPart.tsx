/** The documents: found by a word or by sort, each with its day, its maker and the hash of its bytes. */
import { finderOf } from '../../../core/findWords.ts';
import { everyWord, spoken } from '../../../core/content/localized.ts';
import { useLinks } from '../../../hooks/contentLinks.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { documentsRead } from '../data/reads.ts';
import { useLiveItems } from '../data/useOpen.ts';
import { DOCUMENT_TYPES, type DocumentBody } from '../model/documentContent.ts';
import type { LiveRow } from '../model/live.ts';
import { CheckFile } from '../parts/CheckFile.tsx';
import { OpenList } from '../parts/OpenList.tsx';
import { stack } from '../parts/styles.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { typeWords } from './words.ts';

type Row = LiveRow<DocumentBody>;

const dayOf = (body: DocumentBody) => body.published_on;

const anchorOf = ({ slug }: Row) => `document-${slug}`;

const spec: ListSpec<Row> = {
  find: (items) =>
    finderOf(items, ({ body }) =>
      [everyWord(body.title), everyWord(body.text), everyWord(body.source), body.published_on, body.sha256].join(' '),
    ),
  choices: [
    {
      name: 'type',
      label: m.transparency_type,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.transparency_type_all, keep: () => true },
        ...DOCUMENT_TYPES.map((type) => ({
          value: type,
          label: typeWords[type],
          keep: ({ body }: Row) => body.type === type,
        })),
      ],
    },
  ],
  page: { first: 25, more: 50 },
};

export function DocumentsPart() {
  const open = useLiveItems(documentsRead, dayOf);
  const linksOf = useLinks();
  return (
    <div className={stack}>
      <CheckFile
        nameOf={(sha256) => {
          const same = open.rows?.find(({ body }) => body.sha256 === sha256);
          return same ? spoken(same.body.title).words : null;
        }}
      />
      <div>
        <OpenList
          open={open}
          spec={spec}
          name={m.transparency_documents()}
          many={m.transparency_many_documents()}
          hint={m.transparency_documents_hint()}
          source={m.transparency_source_campaign()}
          kind="document"
          csv={{
            heads: [
              m.transparency_csv_title(),
              m.transparency_type(),
              m.transparency_csv_day(),
              m.transparency_csv_by(),
              m.transparency_csv_address(),
              'SHA-256',
            ],
            cells: ({ body }) => [
              spoken(body.title).words,
              typeWords[body.type](),
              body.published_on,
              spoken(body.source).words,
              body.file,
              body.sha256,
            ],
          }}
          anchorOf={anchorOf}
          renderRow={(row) => <DocumentLine key={row.id} row={row} ends={linksOf(row.id)} />}
        />
      </div>
    </div>
  );
}

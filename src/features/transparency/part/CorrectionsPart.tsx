/** What the campaign got wrong: what it said, what is right, and why. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import { everyWord, spoken } from '../../../core/content/localized.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { m } from '../../../messages/messages.js';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { correctionsRead } from '../data/reads.ts';
import { useLiveItems } from '../data/useOpen.ts';
import type { CorrectionBody } from '../model/correctionContent.ts';
import type { LiveRow } from '../model/live.ts';
import { OpenList } from '../parts/OpenList.tsx';
import { Said } from '../../../ui/Said.tsx';
import { line, link, quiet, title } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';

type Row = LiveRow<CorrectionBody>;
const dayOf = (body: CorrectionBody) => body.on;

const anchorOf = ({ slug }: Row) => `correction-${slug}`;

const spec: ListSpec<Row> = {
  find: (items) => {
    const index = findable(items, ({ body }) => [body.title, body.was, body.now, body.reason].map(everyWord).join(' '));
    return (query) => findWords(index, query);
  },
  page: { first: 25, more: 50 },
};

export function CorrectionsPart() {
  return (
    <OpenList
      open={useLiveItems(correctionsRead, dayOf)}
      spec={spec}
      name={m.transparency_corrections()}
      many={m.transparency_many_corrections()}
      hint={m.transparency_corrections_hint()}
      source={m.transparency_source_campaign()}
      kind="correction"
      csv={{
        heads: [
          m.transparency_csv_title(),
          m.transparency_was(),
          m.transparency_now(),
          m.transparency_why(),
          m.transparency_csv_day(),
          m.transparency_csv_address(),
        ],
        cells: ({ body }) => [
          spoken(body.title).words,
          spoken(body.was).words,
          spoken(body.now).words,
          spoken(body.reason).words,
          body.on,
          body.where ?? null,
        ],
      }}
      anchorOf={anchorOf}
      renderRow={(row) => <Correction key={row.id} body={row.body} slug={row.slug} />}
    />
  );
}

const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: '3',
  '& dt': { textStyle: 'small', fontWeight: 'bold' },
});

export function Correction({ body, slug }: { readonly body: CorrectionBody; readonly slug: string }) {
  return (
    <li className={line} id={`correction-${slug}`}>
      <p className={quiet}>
        <time dateTime={body.on}>{dayWords(body.on)}</time>
      </p>
      <h2 className={title}>
        <Said of={body.title} />
      </h2>
      <dl className={sides}>
        <div>
          <dt>{m.transparency_was()}</dt>
          <dd>
            <del>
              <Said of={body.was} />
            </del>
          </dd>
        </div>
        <div>
          <dt>{m.transparency_now()}</dt>
          <dd>
            <Said of={body.now} />
          </dd>
        </div>
      </dl>
      {body.reason ? (
        <p>
          <Said of={body.reason} />
        </p>
      ) : null}
      {body.where ? (
        <p>
          <a className={link} href={localHref(body.where)}>
            {m.transparency_where()}
          </a>
        </p>
      ) : null}
    </li>
  );
}

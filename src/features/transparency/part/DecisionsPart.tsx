/** What the council decides, in plain words: how far it is, who voted how often, and the city's own agenda. */
import { everyWord, spoken } from '../../../core/content/localized.ts';
import { findable, findWords } from '../../../core/findWords.ts';
import { useLinks, type OtherEnd } from '../../../hooks/contentLinks.ts';
import { m } from '../../../messages/messages.js';
import { digits } from '../../../hooks/format.ts';
import type { ListSpec } from '../../../ui/list/listView.ts';
import { markdownWords } from '../../../ui/markdown/tree.ts';
import { Markdown } from '../../../ui/Markdown.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { decisionsRead } from '../data/reads.ts';
import { useLiveItems } from '../data/useOpen.ts';
import { STAGES, type DecisionBody } from '../model/decisionContent.ts';
import type { LiveRow } from '../model/live.ts';
import { LedTo } from '../parts/LedTo.tsx';
import { OpenList } from '../parts/OpenList.tsx';
import { Said } from '../../../ui/Said.tsx';
import { facts, line, link, quiet, title } from '../parts/styles.ts';
import { dayWords } from '../parts/written.ts';
import { stageWords } from './words.ts';

type Row = LiveRow<DecisionBody>;
const dayOf = (body: DecisionBody) => body.on;

const anchorOf = ({ slug }: Row) => `decision-${slug}`;

const spec: ListSpec<Row> = {
  find: (items) => {
    const index = findable(items, ({ body }) =>
      [everyWord(body.title), everyWord(body.text), body.number, body.on].join(' '),
    );
    return (query) => findWords(index, query);
  },
  choices: [
    {
      name: 'stage',
      label: m.transparency_stage,
      as: 'counted',
      onlyUsed: true,
      options: [
        { value: '', label: m.transparency_stage_all, keep: () => true },
        ...STAGES.map((stage) => ({
          value: stage,
          label: stageWords[stage],
          keep: ({ body }: Row) => body.stage === stage,
        })),
      ],
    },
  ],
  page: { first: 25, more: 50 },
};

/** "6 yes, 1 no, 0 abstained"; empty where nobody has voted. */
function votesWords({ yes, no, abstained }: DecisionBody): string {
  if (yes === undefined && no === undefined) return '';
  return m.transparency_votes({ yes: digits(yes ?? 0), no: digits(no ?? 0), abstained: digits(abstained ?? 0) });
}

export function DecisionsPart() {
  const linksOf = useLinks();
  return (
    <OpenList
      open={useLiveItems(decisionsRead, dayOf)}
      spec={spec}
      name={m.transparency_decisions()}
      many={m.transparency_many_decisions()}
      hint={m.transparency_decisions_hint()}
      source={m.transparency_source_council()}
      kind="decision"
      csv={{
        heads: [
          m.transparency_csv_title(),
          m.transparency_csv_number(),
          m.transparency_stage(),
          m.transparency_csv_day(),
          m.transparency_csv_yes(),
          m.transparency_csv_no(),
          m.transparency_csv_abstained(),
          m.transparency_csv_words(),
          m.transparency_csv_address(),
        ],
        cells: ({ body }) => [
          spoken(body.title).words,
          body.number ?? null,
          stageWords[body.stage](),
          body.on,
          body.yes ?? null,
          body.no ?? null,
          body.abstained ?? null,
          markdownWords(spoken(body.text).words),
          body.agenda,
        ],
      }}
      anchorOf={anchorOf}
      renderRow={(row) => <Decision key={row.id} row={row} ends={linksOf(row.id)} />}
    />
  );
}

interface DecisionProps {
  readonly row: Row;
  readonly ends: readonly OtherEnd[];
}

export function Decision({ row: { slug, body }, ends }: DecisionProps) {
  const { words, lang } = spoken(body.text);
  const votes = votesWords(body);
  return (
    <li className={line} id={`decision-${slug}`}>
      <p className={facts}>
        <Tag loud={body.stage === 'passed'}>{stageWords[body.stage]()}</Tag>
        <time dateTime={body.on}>{dayWords(body.on)}</time>
        {body.number === undefined ? null : <span>{body.number}</span>}
      </p>
      <h2 className={title}>
        <Said of={body.title} />
      </h2>
      <Markdown text={words} lang={lang} below={2} />
      {votes === '' ? null : <p>{votes}</p>}
      {body.steps === undefined || body.steps.length < 2 ? null : (
        <ol aria-label={m.transparency_steps()} className={`${facts} ${quiet}`}>
          {body.steps.map(({ id, stage, on }) => (
            <li key={id}>{`${stageWords[stage]()}, ${dayWords(on)}`}</li>
          ))}
        </ol>
      )}
      <LedTo ends={ends} />
      <p>
        <a className={link} href={body.agenda} target="_blank" rel="noopener">
          {m.transparency_agenda()}
        </a>
      </p>
    </li>
  );
}

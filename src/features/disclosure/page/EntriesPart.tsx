/** Every line of the snapshot: found in every column, narrowed to what was opened, a screenful at a time, and as a file. */
import { memo, useMemo } from 'react';
import { css } from 'styled-system/css';
import { toCsv } from '../../../core/csv.ts';
import { counted, exactMoney, townDay } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { fileNameOf } from '../../../ui/downloadFile.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { ListState } from '../../../ui/list/listView.ts';
import { ListView } from '../../../ui/list/ListView.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { usePublishedLines } from '../data/usePublished.ts';
import { entryOf, type Entry } from '../model/entry.ts';
import { addsUp, belongs, cashFlow, raised, spent, type Opened } from '../model/groups.ts';
import type { NamedElections, Snapshot } from '../model/snapshot.ts';
import { openedWords } from '../parts/words.ts';
import { cellsOf, headsOf, paperOf } from './csv.ts';
import { EntryLine } from './EntryLine.tsx';
import { entrySpec } from './spec.ts';

const NO_NAMES: NamedElections = {};

interface EntriesProps {
  readonly snapshot: Snapshot;
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
  readonly list: readonly [ListState, (next: ListState) => void];
  /** Epoch ms of the server's answer. */
  readonly asOf: number | null;
}

export function EntriesPart({ snapshot, opened, onOpen, list, asOf }: EntriesProps) {
  const { about, sha256, id } = snapshot;
  const { lines, waiting } = usePublishedLines(id);
  const entries = useMemo(() => lines?.rows.map(entryOf) ?? null, [lines]);
  const items = useMemo(
    () => (opened === null ? entries : (entries?.filter((one) => belongs(one, opened)) ?? null)),
    [entries, opened],
  );
  const sound = useMemo(() => entries === null || addsUp(entries, about.totals, about.groups), [entries, about]);
  const named = about.elections ?? NO_NAMES;
  const spec = useMemo(() => entrySpec(named), [named]);
  const look = useListView(items, spec, list);
  const many = m.disclosure_many();
  const inHand = opened?.by === 'total' && opened.key === 'cash';
  return (
    <>
      {sound ? null : (
        <p role="alert" className={css({ fontWeight: 'bold', color: 'loudText' })}>
          {m.disclosure_unsound()}
        </p>
      )}
      {opened === null ? null : (
        <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' })}>
          <strong>{m.disclosure_opened({ what: openedWords(opened) })}</strong>
          <Button variant="ghost" onClick={() => onOpen(null)}>
            {m.disclosure_close()}
          </Button>
        </p>
      )}
      <ListView
        name={m.disclosure_entries()}
        many={many}
        finder={{ look, label: m.disclosure_find(), hint: m.disclosure_hint() }}
        renderRow={(entry) => (
          <EntryLine
            key={entry.at}
            entry={entry}
            report={about.reports[entry.report - 1]}
            named={named}
            inHand={inHand}
          />
        )}
        empty={{ title: m.disclosure_no_lines(), text: m.disclosure_no_lines_more() }}
        noFit={{ title: m.disclosure_no_fit(), text: m.disclosure_no_fit_more() }}
        status={
          look.found.length === 0 ? null : (
            <Found found={look.found} all={look.found.length === items?.length} inHand={inHand} />
          )
        }
        waiting={
          waiting ? (
            <Spinner label={m.ui_loading()} />
          ) : (
            <EmptyState title={m.disclosure_not_here()}>
              <p>{m.disclosure_not_here_more()}</p>
            </EmptyState>
          )
        }
        file={{
          name: fileNameOf(m.disclosure_title(), about.as_of),
          // Each line says of which snapshot it is, because a file goes on without its page.
          text: (found) =>
            toCsv(
              headsOf(),
              found.map((entry) => [
                ...cellsOf(entry, about.reports[entry.report - 1], named),
                about.as_of,
                about.n,
                sha256,
                asOf === null ? '' : townDay(asOf),
              ]),
            ),
        }}
        paper={(found) => ({
          title: m.disclosure_title(),
          note: m.disclosure_paper({ day: about.as_of, n: String(about.n), hash: sha256 }),
          heads: headsOf().slice(0, PAPER),
          rows: found.map((entry) => ({
            key: String(entry.at),
            cells: paperOf(entry),
          })),
        })}
      />
    </>
  );
}

interface FoundProps {
  readonly found: readonly Entry[];
  readonly all: boolean;
  readonly inHand: boolean;
}

/** Added up again only for other lines: a key is answered before what it finds is known, and the sums of 20,000 lines stood in its way. */
const Found = memo(function Found({ found, all, inHand }: FoundProps) {
  // What it says is asked of the messages.
  useLocale();
  return (
    <p className={css({ fontWeight: 'bold' })} aria-live="polite" data-found="">
      {inHand
        ? cashWords(found, all)
        : m.disclosure_found({
            ...counted(found.length),
            raised: exactMoney(raised(found)),
            spent: exactMoney(spent(found)),
          })}
    </p>
  );
});

/** How the money in hand comes about: of all its lines to the cent of the total, of some of them what they come to. */
function cashWords(found: readonly Entry[], all: boolean): string {
  const { came, went, left } = cashFlow(found);
  const said = { ...counted(found.length), came: exactMoney(came), went: exactMoney(went) };
  return all
    ? m.disclosure_found_cash({ ...said, opening: exactMoney(0), left: exactMoney(left) })
    : m.disclosure_found_flow(said);
}

/** So many columns have room on paper: day, sort, name, place, amount. */
const PAPER = 5;

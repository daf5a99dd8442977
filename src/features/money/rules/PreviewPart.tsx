/** What a draft would do: rules in words, duties that appear, go or change, whom reports name, and when they are due. */
import { css } from 'styled-system/css';
import { counted, digits, exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { RulesRow } from '../data/reads.ts';
import type { PreviewRow } from '../data/ruleReads.ts';
import { reportDays } from '../model/limits.ts';
import { between } from '../model/ruleDraft.ts';
import type { Rule } from '../model/rules.ts';
import { ruleWords } from '../model/ruleWords.ts';
import { dutyWords, type DutyKind } from '../model/words.ts';
import { dayWords } from '../parts/dayWords.ts';
import { electionName } from '../parts/electionWords.ts';

type Moved = PreviewRow['moved'][number];

const dutyOf: Readonly<Record<Moved['kind'], DutyKind>> = {
  limit: 'over_limit',
  prohibited: 'over_prohibited',
  cash: 'over_cash',
  anonymous: 'over_anonymous',
  identify: 'best_efforts',
  late_report: 'late_report',
};
const SIDES = [
  ['appears', m.rules_appears],
  ['changes', m.rules_changes],
  ['goes', m.rules_goes],
] as const;

const dotted = css({ listStyle: 'disc', paddingInlineStart: '5', overflowWrap: 'anywhere' });
const small = css({ fontFamily: 'body', fontWeight: 'bold', marginTop: '3' });

interface PreviewProps {
  readonly preview: PreviewRow;
  readonly before: readonly Rule[];
  readonly after: readonly Rule[];
  readonly book: RulesRow | undefined;
}

export function PreviewPart({ preview, before, after, book }: PreviewProps) {
  const { gone, come } = between(before, after);
  const daysOf = (rules: readonly Rule[]) =>
    book === undefined
      ? []
      : reportDays({ ...book, rules })
          .filter(({ due }) => due >= book.today)
          .map(({ due, election }) =>
            m.money_report_due({ day: dayWords(due), election: electionName(election, book.elections) }),
          );
  const [was, will] = [daysOf(before), daysOf(after)];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [m.rules_gone(), gone.map((rule) => ruleWords(rule, exactMoney))],
    [m.rules_come(), come.map((rule) => ruleWords(rule, exactMoney))],
    [m.rules_days_gone(), was.filter((one) => !will.includes(one))],
    [m.rules_days_come(), will.filter((one) => !was.includes(one))],
  ];
  return (
    <section aria-label={m.rules_preview()} aria-live="polite" data-rules-preview>
      <h3 className={css({ textStyle: 'h5' })}>{m.rules_preview()}</h3>
      {gone.length + come.length === 0 ? <p>{m.rules_nothing_new()}</p> : null}
      {lists.map(([title, lines]) =>
        lines.length === 0 ? null : (
          <div key={title}>
            <h4 className={small}>{title}</h4>
            <ul className={dotted}>
              {lines.map((text, at) => (
                <li key={`${text} ${String(at)}`}>{text}</li>
              ))}
            </ul>
          </div>
        ),
      )}
      <h4 className={small}>{m.rules_in_ledger()}</h4>
      {preview.moved.length === 0 ? <p>{m.rules_no_duty()}</p> : null}
      {SIDES.map(([what, title]) => {
        const found = preview.moved.filter((one) => one.what === what);
        const all = preview.counts[what] ?? found.length;
        return found.length === 0 ? null : (
          <div key={what} data-moved={what}>
            <h4 className={small}>{title(counted(all))}</h4>
            <ul className={dotted}>
              {found.map((one, at) => (
                <li key={String(at)}>{movedWords(one)}</li>
              ))}
            </ul>
            {all > found.length ? <p>{m.rules_first_of({ shown: digits(found.length), all: digits(all) })}</p> : null}
          </div>
        );
      })}
      <ul className={css({ marginTop: '3' })}>
        <li>{m.rules_named({ was: digits(preview.named[0]), now: digits(preview.named[1]) })}</li>
        <li>{m.rules_unapproved({ was: digits(preview.unapproved[0]), now: digits(preview.unapproved[1]) })}</li>
      </ul>
    </section>
  );
}

function movedWords({ kind, name, what, was_cents: was, now_cents: now, total_cents: total }: Moved): string {
  const duty = `${dutyWords[dutyOf[kind]]()}: ${name ?? m.money_nobody()}`;
  if (what === 'changes') return m.rules_moved_sum({ duty, was: exactMoney(was ?? 0), now: exactMoney(now ?? 0) });
  const over = kind === 'identify' || kind === 'late_report' ? total : (now ?? was);
  return `${duty}, ${exactMoney(over ?? 0)}`;
}

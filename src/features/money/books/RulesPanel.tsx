/** Which rules the ledger is measured by, each in a sentence, with where and when they were read. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { rulesRead } from '../data/reads.ts';
import { reportDays } from '../model/limits.ts';
import { dayWords } from '../parts/dayWords.ts';
import { electionName } from '../parts/electionWords.ts';
import { NoElections } from '../parts/NoElections.tsx';
import { ruleWords } from '../model/ruleWords.ts';

export function RulesPanel({ keeps }: { readonly keeps: boolean }) {
  const { rows, asOf, trouble } = useStaffRead(rulesRead);
  const book = rows?.[0];
  const coming = book === undefined ? [] : reportDays(book).filter(({ due }) => due >= book.today);
  return (
    <Panel title={m.money_rules()}>
      {book?.set == null ? null : (
        <p className={css({ maxWidth: 'text' })}>
          {m.money_rules_of({
            place: book.set.jurisdiction,
            version: String(book.set.version),
            day: dayWords(book.set.read_on),
          })}{' '}
          {book.set.made_up ? m.money_rules_made_up() : null}
        </p>
      )}
      {keeps ? <NoElections /> : null}
      {coming.length === 0 ? null : (
        <>
          <h3 className={css({ textStyle: 'h5', marginTop: '4' })}>{m.money_reports_due()}</h3>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {coming.map(({ election, due }) => (
              <li key={`${election} ${due}`}>
                {m.money_report_due({ day: dayWords(due), election: electionName(election, book?.elections ?? []) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary className={css({ paddingBlock: '3', cursor: 'pointer', fontWeight: 'bold', listStyle: 'revert' })}>
          {m.money_rules_all()}
        </summary>
        <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', maxWidth: 'text' })}>
          {book?.rules.map((rule) => (
            <li key={rule.id}>{ruleWords(rule, exactMoney)}</li>
          ))}
        </ul>
      </details>
      {keeps ? (
        <p>
          <Link to="/finance/rules" className={textLink}>
            {m.rules_all_versions()}
          </Link>
        </p>
      ) : null}
      <AsOf asOf={asOf} trouble={trouble} />
    </Panel>
  );
}

/** The rules that the money was taken under, each in a sentence, with where and when they were read. */
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { ruleWords } from '../../money/model/ruleWords.ts';
import type { RulesSaid } from '../model/snapshot.ts';
import { dayWords } from '../parts/words.ts';

export function RulesPart({ rules: { rules, ...set } }: { readonly rules: RulesSaid }) {
  const sentences = [...new Set(rules.map((rule) => ruleWords(rule, exactMoney)))];
  return (
    <Panel title={m.disclosure_rules()}>
      <p className={css({ maxWidth: 'text' })}>
        {m.disclosure_rules_of({
          place: set.jurisdiction,
          version: String(set.version),
          day: dayWords(set.read_on),
        })}{' '}
        {set.made_up ? m.disclosure_rules_made_up() : null}
      </p>
      {set.source_url === null ? null : (
        <a className={textLink} href={set.source_url} target="_blank" rel="noopener">
          {m.disclosure_rules_source()}
        </a>
      )}
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', maxWidth: 'text', marginBlock: '3' })}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h3 className={css({ textStyle: 'h5' })}>{m.disclosure_left_out()}</h3>
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', maxWidth: 'text' })}>
        <li>{m.disclosure_left_out_street()}</li>
        <li>{m.disclosure_left_out_small()}</li>
        <li>{m.disclosure_left_out_withheld()}</li>
        <li>{m.disclosure_left_out_now()}</li>
      </ul>
    </Panel>
  );
}

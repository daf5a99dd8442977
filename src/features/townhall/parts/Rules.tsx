/** By what rules questions are read, ordered, declined and answered, and how to ask again: said where they hold, as long as the campaign published none of its own. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { h2 } from './styles.ts';

export function Rules() {
  return (
    <section id="rules" aria-labelledby="rules-title">
      <h2 id="rules-title" className={h2}>
        {m.townhall_rules()}
      </h2>
      <ul
        className={css({
          maxWidth: 'text',
          display: 'grid',
          gap: '3',
          marginTop: '3',
          paddingLeft: '5',
          listStyle: 'disc',
        })}
      >
        {[
          m.townhall_rule_read(),
          m.townhall_rule_order(),
          m.townhall_rule_declined(),
          m.townhall_rule_edited(),
          m.townhall_rule_support(),
          m.townhall_rule_answer(),
          m.townhall_rule_appeal(),
        ].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** How ideas come onto the wall, and what is kept off it: said where they are read, as long as the campaign published no rules of its own. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';

const rules = [
  m.ideas_policy_read,
  m.ideas_policy_words,
  m.ideas_policy_order,
  m.ideas_policy_merge,
  m.ideas_policy_support,
  m.ideas_policy_off,
  m.ideas_policy_appeal,
];

export function Policy() {
  return (
    <div id="rules" className={css({ scrollMarginTop: '5rem' })}>
      <Panel title={m.ideas_policy()}>
        <ul
          className={css({
            display: 'grid',
            gap: '2',
            maxWidth: 'text',
            listStyleType: 'disc',
            paddingLeft: '5',
            paddingBottom: '10',
          })}
        >
          {rules.map((rule, at) => (
            <li key={at}>{rule()}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

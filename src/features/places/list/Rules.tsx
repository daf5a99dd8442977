/** How this page is made: what is looked at before it stands here, and what never does. */
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Panel } from '../../../ui/staff/Panel.tsx';

const RULES = [m.places_rule_read, m.places_rule_names, m.places_rule_source, m.places_rule_wrong] as const;

export function Rules() {
  return (
    <Panel title={m.places_rules()}>
      <ul
        className={css({
          listStyleType: 'square',
          paddingLeft: '5',
          paddingBottom: '8',
          maxWidth: 'text',
          '& > li': { marginTop: '2' },
        })}
      >
        {RULES.map((rule) => (
          <li key={rule()}>{rule()}</li>
        ))}
      </ul>
    </Panel>
  );
}

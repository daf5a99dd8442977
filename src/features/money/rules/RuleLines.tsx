/** The rules of a draft, each in its sentence: one at a time is changed, one is added, one is left out. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { newId } from '../data/newId.ts';
import { emptyRule, ruleOf, ruleProblems, type RuleDraft } from '../model/ruleDraft.ts';
import { ruleWords } from '../model/ruleWords.ts';
import { kindWords } from './kindWords.ts';
import { RuleFields } from './RuleFields.tsx';

interface LinesProps {
  readonly rules: readonly RuleDraft[];
  /** Whether what is wrong is said by now. */
  readonly tried: boolean;
  readonly onChange: (rules: readonly RuleDraft[]) => void;
}

export function RuleLines({ rules, tried, onChange }: LinesProps) {
  const [open, setOpen] = useState<string | null>(null);
  const change = (key: string, part: Partial<RuleDraft>) =>
    onChange(rules.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <ul aria-label={m.rules_all()} className={css({ width: 'full' })}>
        {rules.map((one) => {
          const wrong = ruleProblems(one);
          const text =
            wrong === null ? ruleWords(ruleOf(one), exactMoney) : m.rules_unfinished({ kind: kindWords[one.kind]() });
          return (
            <li
              key={one.key}
              className={css({
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: '2',
                paddingBlock: '2',
                borderBottomWidth: '1px',
                borderBottomStyle: 'solid',
                borderBottomColor: 'line',
              })}
            >
              <p className={css({ flex: '1 1 16rem', minWidth: '0', overflowWrap: 'anywhere' })}>
                {text}
                {tried && wrong !== null ? (
                  <strong className={css({ display: 'block', color: 'danger' })}>{m.rules_finish_it()}</strong>
                ) : null}
              </p>
              <Button
                variant="secondary"
                aria-expanded={open === one.key}
                aria-label={m.rules_change_one({ rule: text })}
                onClick={() => setOpen(open === one.key ? null : one.key)}
              >
                {open === one.key ? m.rules_shut() : m.rules_change()}
              </Button>
              <Button
                variant="ghost"
                aria-label={m.rules_drop_one({ rule: text })}
                onClick={() => onChange(rules.filter(({ key }) => key !== one.key))}
              >
                {m.rules_drop()}
              </Button>
              {open === one.key ? (
                <RuleFields draft={one} problems={tried ? wrong : null} onChange={(part) => change(one.key, part)} />
              ) : null}
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        onClick={() => {
          const fresh = emptyRule(newId());
          onChange([...rules, fresh]);
          setOpen(fresh.key);
        }}
      >
        {m.rules_add()}
      </Button>
    </div>
  );
}

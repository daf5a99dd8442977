/** The next version of the rules being written: where it was read, from when on it is in force, and saved once its effect was looked at. */
import { useState } from 'react';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { newId } from '../data/newId.ts';
import { rulesRead } from '../data/reads.ts';
import { parsePreview, type PreviewRow, type VersionRow } from '../data/ruleReads.ts';
import {
  draftOf,
  inOrder,
  ruleOf,
  ruleProblems,
  versionProblems,
  type RuleDraft,
  type VersionValues,
} from '../model/ruleDraft.ts';
import { PreviewPart } from './PreviewPart.tsx';
import { RuleLines } from './RuleLines.tsx';
import { SeeThenSave } from './SeeThenSave.tsx';

interface FormProps {
  /** What it starts from: the newest version. */
  readonly newest: VersionRow;
  readonly inForce: VersionRow | null;
  readonly today: string;
  readonly refresh: readonly (() => Promise<unknown>)[];
  readonly onClose: () => void;
}

export function VersionForm({ newest, inForce, today, refresh, onClose }: FormProps) {
  const [id] = useState(newId);
  // What is typed here was written from this one, whatever somebody else has saved since: the server says so then.
  const [after] = useState(newest.id);
  const [values, setValues] = useState<VersionValues>({
    place: newest.jurisdiction,
    source: newest.source_url ?? '',
    readOn: today,
    beginsOn: today,
  });
  const [rules, setRules] = useState<readonly RuleDraft[]>(() =>
    inOrder(newest.rules).map((rule) => draftOf(rule, rule.id)),
  );
  const [tried, setTried] = useState(false);
  const [seen, setSeen] = useState<PreviewRow | null>(null);
  const look = useChange();
  const save = useChange(...refresh);
  const book = useStaffRead(rulesRead).rows?.[0];
  const wrong = versionProblems(values, today, inForce?.effective_from ?? '2000-01-01');
  const unfinished = rules.length === 0 || rules.some((one) => ruleProblems(one) !== null);
  const list = unfinished ? [] : rules.map(ruleOf);
  const set = (part: Partial<VersionValues>) => setValues((before) => ({ ...before, ...part }));

  async function preview() {
    setTried(true);
    if (unfinished) return;
    const got: { answer: PreviewRow | undefined } = { answer: undefined };
    if (
      await look.run(
        async (api) => void (got.answer = parsePreview(await api.rpc('preview_rules', { draft: list }))[0]),
      )
    )
      setSeen(got.answer ?? null);
  }
  async function press() {
    setTried(true);
    if (unfinished || wrong !== null) return;
    const said = {
      rule_set: id,
      place: values.place.trim(),
      source: values.source.trim(),
      read_on: values.readOn,
      begins_on: values.beginsOn,
      list,
      after_version: after,
    };
    if (await save.run((api) => api.rpc('save_rules', said), { done: () => m.rules_saved() })) onClose();
  }

  return (
    <StackedForm onSubmit={seen === null ? preview : press}>
      <TextField
        label={m.rules_place()}
        required
        maxLength={200}
        value={values.place}
        error={tried ? wrong?.place : undefined}
        onChange={({ target }) => set({ place: target.value })}
      />
      <TextField
        label={m.rules_source()}
        hint={m.rules_source_hint()}
        required
        type="url"
        inputMode="url"
        maxLength={500}
        value={values.source}
        error={tried ? wrong?.source : undefined}
        onChange={({ target }) => set({ source: target.value })}
      />
      <TextField
        label={m.rules_read_on()}
        required
        type="date"
        max={today}
        value={values.readOn}
        error={tried ? wrong?.readOn : undefined}
        onChange={({ target }) => set({ readOn: target.value })}
      />
      <TextField
        label={m.rules_begins_on()}
        hint={m.rules_begins_hint()}
        required
        type="date"
        value={values.beginsOn}
        error={tried ? wrong?.beginsOn : undefined}
        onChange={({ target }) => set({ beginsOn: target.value })}
      />
      <RuleLines
        rules={rules}
        tried={tried}
        onChange={(changed) => {
          setRules(changed);
          // What was looked at was another draft.
          setSeen(null);
        }}
      />
      {rules.length === 0 ? <p role="alert">{m.rules_none_left()}</p> : null}
      {seen === null ? null : (
        <PreviewPart
          preview={seen}
          before={inForce?.rules ?? []}
          after={list.map((rule, at) => ({ ...rule, id: String(at) }))}
          book={book}
        />
      )}
      <SeeThenSave
        seen={seen !== null}
        problem={look.problem ?? save.problem}
        busy={seen === null ? look.busy : save.busy}
        see={m.rules_see()}
        save={m.rules_save()}
        onClose={onClose}
      />
    </StackedForm>
  );
}

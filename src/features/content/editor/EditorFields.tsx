/** The fields of a text, joined to what is being written. */
import { useMemo } from 'react';
import type { ContentKind, Draft } from '../../../core/content/kind.ts';
import type { Lag } from '../../../core/content/stale.ts';
import type { Locale } from '../../../core/locale.ts';
import { uuid } from '../../../core/uuid.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { overviewRead } from '../data/reads.ts';
import { valuesOf, withEntry, withMoved, withoutEntry, withValue } from '../model/editing.ts';
import type { Problem } from '../model/problems.ts';
import { titleText } from '../model/title.ts';
import { EditingContext, type Editing } from './fields/editing.ts';
import { Fields } from './fields/Fields.tsx';

interface EditorFieldsProps {
  readonly item: string;
  readonly kind: ContentKind;
  readonly body: Draft;
  readonly lags: ReadonlyMap<string, Lag>;
  readonly problems: ReadonlyMap<string, Problem>;
  readonly language: Locale;
  readonly onRight: (path: string) => void;
  readonly onUnread: (path: string, unread: boolean) => void;
  readonly onWrite: (change: (body: Draft) => Draft) => void;
}

export function EditorFields({
  item,
  kind,
  body,
  lags,
  problems,
  language,
  onRight,
  onUnread,
  onWrite,
}: EditorFieldsProps) {
  const { rows } = useStaffRead(overviewRead);
  const { fields } = kind;
  const editing: Editing = useMemo(
    () => ({
      item,
      values: valuesOf(fields, body),
      problems,
      setUnread: onUnread,
      markRight: onRight,
      lags,
      language,
      set: (path, value) => onWrite((now) => withValue(fields, now, path, value)),
      addEntry: (list) => onWrite((now) => withEntry(fields, now, list, uuid())),
      removeEntry: (list, id) => onWrite((now) => withoutEntry(fields, now, list, id)),
      moveEntry: (list, id, by) => onWrite((now) => withMoved(fields, now, list, id, by)),
      refsTo: (to) =>
        (rows ?? [])
          .filter((line) => line.kind === to)
          .map(({ id, title, slug }) => ({ id, title: titleText(title) ?? slug })),
    }),
    [item, fields, body, lags, problems, language, onRight, onUnread, onWrite, rows],
  );
  return (
    <EditingContext value={editing}>
      <Fields fields={fields} at="" />
    </EditingContext>
  );
}

/** What else narrows the queue: the kind, who has it, a tag; and the ways of looking that somebody keeps on this device. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { keepFilters, savedFilters, toFilter, type SavedFilter } from '../data/onDevice.ts';
import type { Colleague } from '../data/reads.ts';
import { WHATS } from '../model/fold.ts';
import type { Filter } from '../model/views.ts';
import { viewWords, whatWords } from '../parts/words.ts';

export interface NarrowerProps {
  readonly filter: Filter;
  readonly onFilter: (next: Filter) => void;
  readonly colleagues: readonly Colleague[];
  readonly tags: readonly string[];
  readonly userId: string;
}

const ANYBODY = '';

export function Narrower({ filter, onFilter, colleagues, tags, userId }: NarrowerProps) {
  const [saved, setSaved] = useState(() => savedFilters(userId));
  const [open, setOpen] = useState(false);
  const { view, what, owner, tag } = filter;
  const narrowed = [what, owner, tag].filter((one) => one !== null && one !== '').length;
  const owners = colleagues.map(({ user_id: id, name }) => ({ value: id, label: id === userId ? m.inbox_me() : name }));

  function nameOf(): string {
    const who = owners.find(({ value }) => value === owner)?.label;
    return [viewWords[view](), what && whatWords[what](), who, tag].filter(Boolean).join(', ');
  }
  const isSame = (one: SavedFilter) => one.view === view && one.what === what && one.owner === owner && one.tag === tag;
  const keep = () => setSaved(keepFilters(userId, [...saved, { name: nameOf(), view, what, owner, tag }]));
  const drop = () => setSaved(keepFilters(userId, saved.filter((one) => !isSame(one)))); // prettier-ignore

  return (
    <details className={css({ marginBlock: '1' })} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={opener}>{narrowed === 0 ? m.inbox_narrow() : m.inbox_narrowed({ count: narrowed })}</summary>
      {open ? (
        <div className={css({ display: 'grid', gap: '3', paddingBottom: '4' })}>
          <div
            className={css({
              display: 'grid',
              gap: '3',
              gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' },
            })}
          >
            <SelectField
              label={m.inbox_kind()}
              value={what ?? ANYBODY}
              options={[
                { value: ANYBODY, label: m.inbox_every_kind() },
                ...WHATS.map((one) => ({ value: one, label: whatWords[one]() })),
              ]}
              onChange={(event) =>
                onFilter({ ...filter, what: WHATS.find((one) => one === event.target.value) ?? null })
              }
            />
            <SelectField
              label={m.inbox_owner()}
              value={owner ?? ANYBODY}
              options={[{ value: ANYBODY, label: m.inbox_anybody() }, ...owners]}
              onChange={(event) => onFilter({ ...filter, owner: event.target.value || null })}
            />
            <TextField
              label={m.inbox_tag()}
              list="inbox-tags"
              autoComplete="off"
              maxLength={40}
              value={tag}
              onChange={(event) => onFilter({ ...filter, tag: event.target.value })}
            />
            {/* Words of the people who put them, in whichever language. */}
            <datalist id="inbox-tags" lang="">
              {tags.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </datalist>
          </div>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
            {saved.some(isSame) ? (
              <Button variant="ghost" onClick={drop}>
                {m.inbox_filter_drop()}
              </Button>
            ) : (
              <Button variant="secondary" onClick={keep}>
                {m.inbox_filter_keep()}
              </Button>
            )}
            {saved.map((one) => (
              <Button
                key={one.name}
                variant={isSame(one) ? 'quiet' : 'secondary'}
                aria-pressed={isSame(one)}
                onClick={() => onFilter(toFilter(one))}
              >
                {one.name}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </details>
  );
}

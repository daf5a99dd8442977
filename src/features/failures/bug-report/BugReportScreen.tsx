/** "For a bug report": what whoever mends this app needs to know about the device, to be copied or shared by its owner. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { labelOf, type Label } from '../../../core/label.ts';
import { m } from '../../../messages/messages.js';
import { collectFacts, type FactGroup } from '../data/facts.ts';
import { Button } from '../../../ui/Button.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { reportText } from './text.ts';

export function BugReportScreen() {
  const [groups, setGroups] = useState<readonly FactGroup[] | null>(null);
  const [report, setReport] = useState<Label>('');
  useEffect(() => void collectFacts().then(setGroups), []);

  async function again() {
    setReport('');
    setGroups(await collectFacts());
    setReport(() => m.failures_looked_again);
  }

  return (
    <main id="main" className={`${wrap} ${band} ${css({ display: 'grid', gap: '6' })}`}>
      <header className={css({ display: 'grid', gap: '3' })}>
        <h1 className={css({ textStyle: 'h2' })}>{m.ui_bug_report()}</h1>
        <p className={css({ textStyle: 'lead', maxWidth: 'text' })}>{m.failures_lead()}</p>
        <p className={css({ maxWidth: 'text', color: 'inkMuted' })}>{m.failures_what_it_says()}</p>
      </header>
      {groups === null ? (
        <Spinner label={m.failures_looking()} />
      ) : (
        <>
          <Take text={reportText(groups)} onDone={(said) => setReport(() => said)} onAgain={() => void again()} />
          <output className={css({ minHeight: '1.5em' })}>{labelOf(report)}</output>
          <div
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
              columnGap: '8',
              rowGap: '6',
            })}
          >
            {groups.map((group, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same groups in the same order
              <Group key={at} group={group} />
            ))}
          </div>
        </>
      )}
      <p className={css({ textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>{m.failures_counted()}</p>
    </main>
  );
}

interface TakeProps {
  readonly text: string;
  readonly onDone: (words: () => string) => void;
  readonly onAgain: () => void;
}

function Take({ text, onDone, onAgain }: TakeProps) {
  const title = m.failures_report({ app: campaign.appName });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      onDone(m.failures_copied);
    } catch {
      onDone(m.failures_not_copied);
    }
  }

  async function share() {
    try {
      await navigator.share({ title, text });
      onDone(m.failures_shared);
    } catch (cause) {
      // Closed again by the person: nothing to say.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) onDone(m.failures_not_shared);
    }
  }

  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      <Button onClick={() => void copy()}>{m.failures_copy()}</Button>
      {'share' in navigator ? (
        <Button variant="secondary" onClick={() => void share()}>
          {m.failures_share()}
        </Button>
      ) : null}
      <Button variant="ghost" onClick={onAgain}>
        {m.failures_again()}
      </Button>
    </div>
  );
}

function Group({ group: { title, facts } }: { readonly group: FactGroup }) {
  return (
    <section className={css({ minWidth: '0' })}>
      <h2 className={css({ textStyle: 'h4', marginBottom: '1' })}>{labelOf(title)}</h2>
      <dl>
        {facts.map(({ label, value }, at) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- drawn as a whole each time
            key={at}
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: '1fr', sm: '2fr 3fr' },
              columnGap: '4',
              paddingBlock: '1.5',
              borderTopWidth: '1px',
              borderTopStyle: 'solid',
              borderTopColor: 'lineSoft',
              overflowWrap: 'anywhere',
              minWidth: '0',
            })}
          >
            <dt className={css({ color: 'inkMuted' })}>{labelOf(label)}</dt>
            <dd className={css({ minWidth: '0', fontVariantNumeric: 'tabular-nums' })}>{labelOf(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

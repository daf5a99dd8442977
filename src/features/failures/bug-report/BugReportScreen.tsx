/** "For a bug report": what whoever mends this app needs to know about the device, to be copied or shared by its owner. */
import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { collectFacts, type FactGroup } from '../data/facts.ts';
import { Button } from '../../../ui/Button.tsx';
import { band, wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { reportText } from './text.ts';

export function BugReportScreen() {
  const [groups, setGroups] = useState<readonly FactGroup[] | null>(null);
  const [report, setReport] = useState('');
  useEffect(() => void collectFacts().then(setGroups), []);

  async function again() {
    setReport('');
    setGroups(await collectFacts());
    setReport('Looked again.');
  }

  return (
    <main id="main" className={`${wrap} ${band} ${css({ display: 'grid', gap: '6' })}`}>
      <header className={css({ display: 'grid', gap: '3' })}>
        <h1 className={css({ textStyle: 'h2' })}>For a bug report</h1>
        <p className={css({ textStyle: 'lead', maxWidth: 'text' })}>
          Something did not work? Copy this, and send it to us with a line about what you were doing.
        </p>
        <p className={css({ maxWidth: 'text', color: 'inkMuted' })}>
          It says how this app is doing on this device. Nothing that you typed is in it, no name and no number, and it
          goes nowhere by itself.
        </p>
      </header>
      {groups === null ? (
        <Spinner label="Looking at this device..." />
      ) : (
        <>
          <Take text={reportText(groups)} onDone={setReport} onAgain={() => void again()} />
          <output className={css({ minHeight: '1.5em' })}>{report}</output>
          <div
            className={css({
              display: 'grid',
              gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
              columnGap: '8',
              rowGap: '6',
            })}
          >
            {groups.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </div>
        </>
      )}
      <p className={css({ textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>
        When this app fails, it counts that for the campaign: what failed, where in its own code, in which version and
        browser. Never who or what about. A browser with Global Privacy Control reports nothing.
      </p>
    </main>
  );
}

interface TakeProps {
  readonly text: string;
  readonly onDone: (words: string) => void;
  readonly onAgain: () => void;
}

function Take({ text, onDone, onAgain }: TakeProps) {
  const title = `Bug report: ${campaign.appName}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      onDone('Copied.');
    } catch {
      onDone('Copying is not allowed here: select the text and copy it yourself.');
    }
  }

  async function share() {
    try {
      await navigator.share({ title, text });
      onDone('Handed over.');
    } catch (cause) {
      // Closed again by the person: nothing to say.
      if (!(cause instanceof DOMException && cause.name === 'AbortError'))
        onDone('Sharing is not possible here. Copy it instead.');
    }
  }

  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      <Button onClick={() => void copy()}>Copy</Button>
      {'share' in navigator ? (
        <Button variant="secondary" onClick={() => void share()}>
          Share
        </Button>
      ) : null}
      <Button variant="ghost" onClick={onAgain}>
        Look again
      </Button>
    </div>
  );
}

function Group({ group: { title, facts } }: { readonly group: FactGroup }) {
  return (
    <section className={css({ minWidth: '0' })}>
      <h2 className={css({ textStyle: 'h4', marginBottom: '1' })}>{title}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div
            key={`${label} ${value}`}
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
            <dt className={css({ color: 'inkMuted' })}>{label}</dt>
            <dd className={css({ minWidth: '0', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

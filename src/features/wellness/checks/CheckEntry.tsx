/** One service to ask: its numbers, what is to be read out, what others heard, and what was heard now. */
import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Said } from '../../../ui/Said.tsx';
import { opener } from '../../../ui/staff/opener.ts';
import { Tag } from '../../../ui/staff/Tag.tsx';
import type { CheckRow } from '../data/checkReads.ts';
import { clock } from '../data/clock.ts';
import { saveCheck } from '../data/saveCheck.ts';
import type { Checked } from '../data/useChecks.ts';
import { heardWords, type Heard } from '../model/checkKind.ts';
import { dayNumber } from '../model/townClock.ts';
import { CallLink } from '../parts/CallLink.tsx';
import { ServiceMore } from '../parts/ServiceMore.tsx';
import { line, quiet } from '../parts/styles.ts';
import { dayWords, ended, languageWords, needWords, sentence } from '../parts/words.ts';
import { listed, moment } from '../../../hooks/format.ts';
import type { Reason } from '../../corrections/model/about.ts';
import type { ProgramBody } from '../../education/model/programContent.ts';
import { isAsked } from './asked.ts';
import { NoteForm } from './NoteForm.tsx';
import { PastChecks } from './PastChecks.tsx';

const answers = css({ display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, auto)' }, gap: '2' });

export interface CheckEntryProps extends ReadOuts {
  readonly of: Checked<CheckRow>;
  readonly me: string;
  /** Open at once: the one to be asked next. */
  readonly next: boolean;
}

export interface ReadOuts {
  /** All that the page says of a program: of another subject. */
  readonly readOut: (program: ProgramBody) => ReactNode;
  /** What kind of thing a reader says is wrong, in words: likewise. */
  readonly reason: (reason: Reason) => string;
}

export function CheckEntry({ of, me, next, readOut, reason }: CheckEntryProps) {
  const { row, own } = of;
  const [noting, setNoting] = useState<'changed' | 'closed' | null>(null);
  const [again, setAgain] = useState(false);
  const { busy, kept } = useSaving(m.wellness_check_not_saved, 'device');
  const now = useNow();
  const name = spoken(row.body.name);
  const asked = isAsked(of) && !again;
  const say = async (heard: Heard, note: string | null = null) => {
    const seen = own !== null && own.delivery !== 'refused' ? own.id : row.head;
    const done = await kept(() => saveCheck(me, { item: row.item_id, revision: row.revision_id, heard, note, seen }));
    if (done) {
      setNoting(null);
      setAgain(false);
    }
    return done;
  };
  return (
    <li className={line} data-service={row.slug} data-asked={asked || undefined}>
      <details open={next || again || undefined}>
        <summary className={opener}>
          <span lang={name.lang}>{name.words}</span>{' '}
          {own === null ? null : (
            <Tag loud={own.delivery === 'refused'}>
              {own.delivery === 'refused'
                ? m.wellness_check_refused()
                : own.delivery === 'sent'
                  ? m.wellness_check_sent()
                  : m.wellness_check_saved()}
            </Tag>
          )}
          {row.told.length > 0 ? <Tag loud>{m.wellness_checks_told_tag()}</Tag> : null}
          {row.contested ? <Tag loud>{m.wellness_checks_contested()}</Tag> : null}
        </summary>
        <div className={css({ display: 'grid', gap: '3', paddingBottom: '2' })}>
          <p className={quiet}>
            {m.wellness_checked({ day: dayWords(dayNumber(row.checked_on)) })} {row.body.provider}
          </p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '6' })}>
            {phonesOf(row).map(({ id, phone, label }) => (
              <CallLink key={id} phone={phone}>
                {label ? (
                  <>
                    <Said of={label} />{' '}
                  </>
                ) : null}
              </CallLink>
            ))}
          </div>
          <div>
            <p className={css({ fontWeight: 'bold' })}>{m.wellness_checks_read_out()}</p>
            {row.kind === 'program' ? (
              readOut(row.body)
            ) : (
              <>
                <p className={css({ maxWidth: 'text' })}>
                  {needWords[row.body.need]()}. <Said of={row.body.text} />{' '}
                  {ended(sentence(listed(row.body.languages.map((one) => languageWords[one]()))))}
                </p>
                <ServiceMore body={row.body} today={clock.day(now)} />
              </>
            )}
          </div>
          {row.told.length === 0 ? null : (
            <div>
              <p className={css({ fontWeight: 'bold' })}>{m.wellness_checks_told()}</p>
              <ul aria-label={m.wellness_checks_told()}>
                {row.told.map(({ id, reason: kind, words, at }) => (
                  <li key={id}>{[reason(kind), words, moment(Date.parse(at))].filter(Boolean).join(' · ')}</li>
                ))}
              </ul>
            </div>
          )}
          <PastChecks checks={row.checks} />
        </div>
      </details>
      {asked ? (
        <p>
          {own === null ? null : <strong>{[heardWords[own.heard](), own.note].filter(Boolean).join(': ')} </strong>}
          <Button
            variant="ghost"
            onClick={() => setAgain(true)}
            aria-label={m.wellness_check_again_of({ name: name.words })}
          >
            {m.wellness_check_again()}
          </Button>
        </p>
      ) : noting === null ? (
        <fieldset aria-label={m.wellness_checks_answer({ name: name.words })} className={answers}>
          <Button disabled={busy} onClick={() => void say('as_shown')}>
            {heardWords.as_shown()}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => setNoting('changed')}>
            {heardWords.changed()}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void say('no_answer')}>
            {heardWords.no_answer()}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => setNoting('closed')}>
            {heardWords.closed()}
          </Button>
        </fieldset>
      ) : (
        <NoteForm
          item={row.item_id}
          heard={noting}
          busy={busy}
          onSave={(note) => say(noting, note)}
          onCancel={() => setNoting(null)}
        />
      )}
    </li>
  );
}

/** A program has one number at most. */
const phonesOf = ({ kind, body }: CheckRow) =>
  kind === 'service'
    ? body.phones
    : body.phone === undefined
      ? []
      : [{ id: 'only', phone: body.phone, label: undefined }];

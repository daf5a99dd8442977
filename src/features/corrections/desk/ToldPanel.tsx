/** What readers say is wrong, for whoever writes: each is judged once somebody has asked or looked it up. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { spoken } from '../../../core/content/localized.ts';
import { moment } from '../../../hooks/format.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { line, quiet } from '../../../ui/entry.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { Tag } from '../../../ui/staff/Tag.tsx';
import { textLink } from '../../../ui/staff/textLink.ts';
import { TextField } from '../../../ui/TextInput.tsx';
import type { CorrectionLine } from '../data/deskRead.ts';
import { saveVerdict } from '../data/saveVerdict.ts';
import { useCorrectionsDesk, type OwnVerdict } from '../data/useCorrectionsDesk.ts';
import { VERDICTS, type Verdict } from '../model/verdictKind.ts';
import { reasonWords, verdictWords } from '../parts/words.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const NOTE_MOST = 1000;

export function ToldPanel({ me }: { readonly me: string }) {
  const { read, lines } = useCorrectionsDesk(me);
  return (
    <Panel title={m.corrections_desk()}>
      <p className={quiet}>{m.corrections_desk_more()}</p>
      {lines === null && read.state !== 'failed' ? <Spinner label={m.ui_loading()} /> : null}
      {lines?.length === 0 ? (
        <EmptyState title={m.corrections_desk_none()}>
          <p>{m.corrections_desk_none_more()}</p>
        </EmptyState>
      ) : null}
      <ul aria-label={m.corrections_desk()}>
        {lines?.map((one) => (
          <Told key={one.row.id} of={one.row} own={one.own} me={me} />
        ))}
      </ul>
      <AsOf asOf={read.asOf} trouble={read.trouble} />
    </Panel>
  );
}

interface ToldProps {
  readonly of: CorrectionLine;
  readonly own: OwnVerdict | null;
  readonly me: string;
}

function Told({ of, own, me }: ToldProps) {
  const { busy, kept } = useSaving(m.corrections_not_saved, 'device');
  const [note, setNote] = useState('');
  const name = spoken(of.name ?? {});
  const judged = own !== null && own.delivery !== 'refused';
  const say = (verdict: Verdict) =>
    kept(() =>
      saveVerdict(me, { correction: of.id, verdict, note: note.trim().length < 3 ? null : note.trim(), seen: of.head }),
    );
  return (
    <li className={line} data-told={of.slug}>
      <p className={row}>
        <strong lang={name.lang}>{name.words || of.slug}</strong>
        <Tag>{reasonWords[of.reason]()}</Tag>
        {of.odd ? <Tag>{m.corrections_odd()}</Tag> : null}
        {of.contested ? <Tag loud>{m.corrections_contested()}</Tag> : null}
        {own?.delivery === 'refused' ? <Tag loud>{m.corrections_refused()}</Tag> : null}
      </p>
      {of.words === null ? null : <p className={css({ maxWidth: 'text', overflowWrap: 'anywhere' })}>{of.words}</p>}
      <p className={quiet}>
        {m.corrections_said_at({ when: moment(Date.parse(of.at)) })}{' '}
        {of.email === null ? null : (
          <a className={textLink} href={`mailto:${of.email}`}>
            {of.email}
          </a>
        )}{' '}
        {of.phone === null ? null : (
          <a className={textLink} href={`tel:${of.phone.replaceAll(/[^0-9+]/g, '')}`}>
            {of.phone}
          </a>
        )}
      </p>
      {of.acts.map((act) => (
        <p key={act.id} className={quiet}>
          {[verdictWords[act.verdict](), act.note, act.by_name, moment(Date.parse(act.at))].filter(Boolean).join(' · ')}
        </p>
      ))}
      {judged ? (
        <p>
          <strong>{verdictWords[own.verdict]()}</strong>{' '}
          {own.delivery === 'sent' ? m.corrections_sent() : m.corrections_saved()}
        </p>
      ) : (
        <>
          <TextField
            label={m.corrections_note()}
            mark={m.ui_optional()}
            maxLength={NOTE_MOST}
            value={note}
            error={null}
            onChange={({ target }) => setNote(target.value)}
          />
          <fieldset aria-label={m.corrections_judge({ name: name.words || of.slug })} className={row}>
            {VERDICTS.map((verdict) => (
              <Button key={verdict} variant="secondary" disabled={busy} onClick={() => void say(verdict)}>
                {verdictWords[verdict]()}
              </Button>
            ))}
            <Link to="/content/$kind/$item" params={{ kind: of.kind, item: of.item_id }} className={textLink}>
              {m.corrections_write()}
            </Link>
          </fieldset>
        </>
      )}
    </li>
  );
}

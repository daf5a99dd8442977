/** People of a file who may be on the lists already, under another source's id: a leader says whether they are the same. */
import { css } from 'styled-system/css';
import { row } from 'styled-system/recipes';
import { counted } from '../../../hooks/format.ts';
import { useChange } from '../../../hooks/useChange.ts';
import type { CachedRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { m } from '../../../messages/messages.js';
import { sourceWords } from './layoutWords.ts';
import { whereWords, type VoterMatch } from './matches.ts';

const slots = row();
const SHOWN = 50;

export function Matches({ read }: { readonly read: CachedRead<VoterMatch> }) {
  const change = useChange(read.refresh);
  const matches = read.rows ?? [];

  async function settle(chosen: readonly string[], same: boolean) {
    if (!(await change.run((api) => api.rpc('settle_voter_matches', { matches: [...chosen], same })))) return;
    toast({ type: 'success', title: same ? m.import_match_same_done : m.import_match_other_done });
  }

  if (matches.length === 0) return null;
  return (
    <Panel title={m.import_match_title()}>
      <p className={css({ maxWidth: 'text' })}>{m.import_match_what(counted(matches.length))}</p>
      <p role="alert" className={css({ color: 'danger', fontWeight: 'bold', _empty: { display: 'none' } })}>
        {change.problem}
      </p>
      {matches.length > 1 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' })}>
          <Button
            variant="secondary"
            disabled={change.busy}
            onClick={() =>
              void settle(
                matches.filter(({ reason }) => reason === 'other_source').map(({ id }) => id),
                true,
              )
            }
          >
            {m.import_match_same_all()}
          </Button>
        </div>
      ) : null}
      <ul aria-label={m.import_match_title()} className={css({ marginTop: '3' })}>
        {matches.slice(0, SHOWN).map((match) => (
          <li key={match.id} className={slots.root}>
            <div>
              <p className={slots.title}>{[match.name, whereWords(match)].filter(Boolean).join(' · ')}</p>
              <p>{matchWords(match)}</p>
            </div>
            <div className={slots.actions}>
              <Button
                variant="secondary"
                disabled={change.busy}
                aria-label={m.import_match_same_of({ name: match.name })}
                onClick={() => void settle([match.id], true)}
              >
                {m.import_match_same()}
              </Button>
              <Button
                variant="ghost"
                disabled={change.busy}
                aria-label={m.import_match_other_of({ name: match.name })}
                onClick={() => void settle([match.id], false)}
              >
                {m.import_match_other()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function matchWords(match: VoterMatch): string {
  const { source, external_id: id, known_name: name, known_source, known_external_id } = match;
  const born = (year: number | null) => (year === null ? '' : `, ${m.import_born({ year })}`);
  const known = `${name}${born(match.known_birth_year)}`;
  if (match.reason === 'same_id') return m.import_match_same_id({ id, known });
  return m.import_match_known({
    id: `${sourceWords(source)} ${id}${born(match.birth_year)}`,
    known: known_external_id === null ? known : `${known} (${sourceWords(known_source)} ${known_external_id})`,
  });
}

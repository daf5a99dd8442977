/** Taking a turf with a code that an organizer handed out. */
import { useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { rowsOf } from '../../../backend/rows.ts';
import { RequestError } from '../../../core/session/request.ts';
import { myTurfsRead } from '../data/reads.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';

const answerSchema = v.object({ turf_id: v.nullable(v.string()), name: v.nullable(v.string()) });

const LENGTH = 6;

const bare = (typed: string) => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** @param code what the square that was photographed says; '' when it is typed. */
export function TakeScreen({ code }: { readonly code: string }) {
  const turfs = useStaffRead(myTurfsRead);
  const change = useChange(turfs.refresh);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(bare(code).slice(0, LENGTH));
  const [wrong, setWrong] = useState<string | null>(null);

  async function take() {
    const asked = bare(typed);
    if (asked.length !== LENGTH) return setWrong(`A code has ${LENGTH} letters and figures`);
    setWrong(null);
    let name = '';
    const taken = await change.run(async (api) => {
      name = turfIn(await api.rpc('take_turf', { code: asked }));
    });
    if (!taken) return;
    toast({
      type: 'success',
      title: `${name} is in your hands`,
      description: 'Take it along before you lose the signal.',
    });
    await navigate({ to: '/field-ops' });
  }

  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        ‹ Field
      </Link>
      <PageHead
        title="Take a turf"
        lead="An organizer gives you a code. With it the turf is yours to walk, on this phone."
      />
      <div className={css({ display: 'grid', gap: '4', maxWidth: '26rem' })}>
        <NeedsSignal>Taking a turf needs a signal, once. The code is not used up by waiting.</NeedsSignal>
        <StackedForm onSubmit={take}>
          <TextField
            label="Code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={typed}
            error={wrong ?? change.problem}
            className={css({ fontSize: '2rem', letterSpacing: '0.12em', textTransform: 'uppercase' })}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="lg" wide busy={change.busy && 'Asking...'}>
            Take this turf
          </Button>
        </StackedForm>
      </div>
    </>
  );
}

/** The turf's name. Throws RequestError with what to do when the code does not work. */
function turfIn(answer: unknown): string {
  const [row] = rowsOf('take_turf', answerSchema)(answer);
  if (row && row.turf_id !== null) return row.name ?? 'The turf';
  throw new RequestError(
    'invalid',
    row?.name === 'too many'
      ? 'Too many wrong codes. Wait an hour, or ask an organizer to check the turf out to you.'
      : 'This code does not work: it was used, it has run out, or a letter is wrong. Ask for another one.',
  );
}

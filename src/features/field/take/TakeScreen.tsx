/** Taking a turf with a code that an organizer handed out. */
import { useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { css } from 'styled-system/css';
import { rowsOf } from '../../../backend/rows.ts';
import { myTurfsRead } from '../data/reads.ts';
import { useChange } from '../../../hooks/useChange.ts';
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { Button } from '../../../ui/Button.tsx';
import { StackedForm } from '../../../ui/StackedForm.tsx';
import { TextField } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { NeedsSignal } from '../../../ui/staff/NeedsSignal.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { m } from '../../../messages/messages.js';

const answerSchema = v.object({ turf_id: v.nullable(v.string()), name: v.nullable(v.string()) });

const LENGTH = 6;

/** The database's word (take_turf). */
const TOO_MANY = /^too many$/;

type Wrong = 'too-short' | 'too-many' | 'no-such-code';

const WRONG: Readonly<Record<Wrong, () => string>> = {
  'too-short': () => m.take_too_short({ length: LENGTH }),
  'too-many': m.take_too_many,
  'no-such-code': m.take_no_such_code,
};

const bare = (typed: string) => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** @param code what the square that was photographed says; '' when it is typed. */
export function TakeScreen({ code }: { readonly code: string }) {
  const turfs = useStaffRead(myTurfsRead);
  const change = useChange(turfs.refresh);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(bare(code).slice(0, LENGTH));
  const [wrong, setWrong] = useState<Wrong | null>(null);

  async function take() {
    const asked = bare(typed);
    if (asked.length !== LENGTH) return setWrong('too-short');
    setWrong(null);
    const got: { answer?: Answer } = {};
    const answered = await change.run(async (api) => {
      got.answer = answerOf(await api.rpc('take_turf', { code: asked }));
    });
    if (!answered || !got.answer) return;
    if ('wrong' in got.answer) return setWrong(got.answer.wrong);
    const { turf } = got.answer;
    toast({
      type: 'success',
      title: () => (turf === null ? m.take_taken_unnamed() : m.take_taken({ turf })),
      description: m.take_next,
    });
    await navigate({ to: '/field-ops' });
  }

  return (
    <>
      <Link to="/field-ops" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.take_field()}
      </Link>
      <PageHead title={m.take_title()} lead={m.take_lead()} />
      <div className={css({ display: 'grid', gap: '4', maxWidth: '26rem' })}>
        <NeedsSignal>{m.take_needs_signal()}</NeedsSignal>
        <StackedForm onSubmit={take}>
          <TextField
            label={m.take_code()}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={typed}
            error={wrong === null ? change.problem : WRONG[wrong]()}
            className={css({ fontSize: '2rem', letterSpacing: '0.12em', textTransform: 'uppercase' })}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="lg" wide busy={change.busy && m.take_asking()}>
            {m.take_button()}
          </Button>
        </StackedForm>
      </div>
    </>
  );
}

type Answer = { readonly turf: string | null } | { readonly wrong: Wrong };

/** The turf's name, or why the code does not work: the server counts wrong ones, and says so in the name's place. */
function answerOf(answer: unknown): Answer {
  const [row] = rowsOf('take_turf', answerSchema)(answer);
  if (row && row.turf_id !== null) return { turf: row.name };
  return { wrong: TOO_MANY.test(row?.name ?? '') ? 'too-many' : 'no-such-code' };
}

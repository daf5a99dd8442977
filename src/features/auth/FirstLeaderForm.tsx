/** Taking the lead of a campaign that has no leader yet: whoever started its server types the code it shows there. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { requestWords, tellUnforeseen } from '../../hooks/requestWords.ts';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toaster.tsx';
import { claimFirstLeader } from './firstLeader.ts';
import { Notice } from './Notice.tsx';
import { leaderCodeSchema } from './schema.ts';
import { leaderWords } from './words.ts';

export function FirstLeaderForm() {
  const [said, setSaid] = useState<(() => string) | null>(null);
  const [over, setOver] = useState(false);
  const { ref, form } = useCampaignForm<{ code: string }, { code: string }>({
    schema: leaderCodeSchema,
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      setSaid(null);
      try {
        const claim = await claimFirstLeader(code);
        if (claim === 'done') toast({ type: 'success', title: m.auth_leads_now, description: m.auth_leads_now_text });
        else setSaid(() => () => leaderWords(claim));
        setOver(claim === 'void');
      } catch (cause) {
        tellUnforeseen(cause);
        setSaid(() => () => requestWords(cause));
      }
      return {};
    },
  });
  return (
    <section aria-labelledby="first-leader" className={css({ marginTop: '8' })}>
      <h3 id="first-leader" className={css({ textStyle: 'h4' })}>
        {m.auth_leader()}
      </h3>
      <p className={css({ marginTop: '2' })}>{m.auth_leader_lead()}</p>
      {/* In the page from the start, so that what comes is announced. */}
      <div aria-live="polite">{said === null ? null : <Notice tone="warn">{said()}</Notice>}</div>
      {over ? null : (
        <form
          ref={ref}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className={css({ display: 'grid', gap: '5', marginTop: '5' })}
        >
          <TextField
            label={m.auth_leader_code()}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={m.auth_leader_code_hint()}
            {...form.field('code')}
          />
          <Button type="submit" size="lg" wide busy={form.submitting && m.auth_submitting()}>
            {m.auth_lead_campaign()}
          </Button>
        </form>
      )}
    </section>
  );
}

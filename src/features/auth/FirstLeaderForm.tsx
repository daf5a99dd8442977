/** Taking the lead of a campaign that has no leader yet: whoever started its server types the code it shows there. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { failureWords } from '../../hooks/blame.ts';
import { useCampaignForm } from '../../forms/useCampaignForm.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toaster.tsx';
import { claimFirstLeader } from './firstLeader.ts';
import { Notice } from './Notice.tsx';
import { leaderCodeSchema } from './schema.ts';
import { LEADS_NOW, leaderWords } from './words.ts';

export function FirstLeaderForm() {
  const [said, setSaid] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const { ref, form } = useCampaignForm<{ code: string }, { code: string }>({
    schema: leaderCodeSchema,
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      setSaid(null);
      try {
        const claim = await claimFirstLeader(code);
        if (claim === 'done') toast({ type: 'success', ...LEADS_NOW });
        else setSaid(leaderWords(claim));
        setOver(claim === 'void');
      } catch (cause) {
        setSaid(failureWords(cause));
      }
      return {};
    },
  });
  return (
    <section aria-labelledby="first-leader" className={css({ marginTop: '8' })}>
      <h3 id="first-leader" className={css({ textStyle: 'h4' })}>
        This campaign has no leader yet
      </h3>
      <p className={css({ marginTop: '2' })}>
        Did you start its server? Then enter the code from the server’s terminal, and this account leads the campaign.
      </p>
      {/* In the page from the start, so that what comes is announced. */}
      <div aria-live="polite">{said === null ? null : <Notice tone="warn">{said}</Notice>}</div>
      {over ? null : (
        <form
          ref={ref}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className={css({ display: 'grid', gap: '5', marginTop: '5' })}
        >
          <TextField
            label="Code from the terminal"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="10 letters and digits, such as K7M2P-9QXRT"
            {...form.field('code')}
          />
          <Button type="submit" size="lg" wide busy={form.submitting && 'Submitting...'}>
            Lead this campaign
          </Button>
        </form>
      )}
    </section>
  );
}

/** Passing a commitment on: by the phone's own way of sharing, by its address, or shown on another website. */
import { useState } from 'react';
import { css } from 'styled-system/css';
import { campaign } from '../../../campaign.ts';
import { localHref } from '../../../core/address.ts';
import { saidIn } from '../../../core/content/said.ts';
import { useIdle } from '../../../hooks/useIdle.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmbedCode } from '../../../ui/EmbedCode.tsx';
import type { Commitment } from '../model/plan.ts';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords } from '../parts/written.ts';
import { Block } from './Block.tsx';

export function ShareBox({ of: { slug, body } }: { readonly of: Commitment }) {
  const locale = useLocale();
  const awake = useIdle();
  const [copied, setCopied] = useState(false);
  const { text: title } = saidIn(body.title, locale);
  const path = localHref(`/vision/${slug}`);
  const text = m.plan_share_text({
    title,
    day: dayWords(body.due_on),
    price: costWords(body.cost_low, body.cost_high),
    name: campaign.candidate.name,
  });
  const send = () => void navigator.share({ text, url: location.origin + path }).catch(() => undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      setCopied(true);
    } catch {
      // No clipboard, or not allowed: the address stands in the browser's bar.
    }
  };
  return (
    <Block title={m.plan_share()}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })}>
        {awake && 'share' in navigator ? (
          <Button variant="quiet" onClick={send}>
            {m.plan_share_send()}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => void copy()}>
          {m.plan_share_copy()}
        </Button>
        <span aria-live="polite" className={css({ textStyle: 'small' })}>
          {copied ? m.plan_share_copied() : ''}
        </span>
      </p>
      <EmbedCode src={campaign.siteUrl + localHref(`/embed/commitment/${slug}`)} title={title} />
    </Block>
  );
}

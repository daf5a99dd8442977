/** A receipt of the wording that somebody saw: kept on this device alone, and compared with what is public now. */
import { css } from 'styled-system/css';
import { townDay } from '../../../hooks/format.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { saidIn } from '../../../core/content/said.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { downloadFile } from '../../../ui/downloadFile.ts';
import { toast } from '../../../ui/toaster.tsx';
import { useReceipts } from '../data/useReceipts.ts';
import type { Commitment } from '../model/plan.ts';
import { receiptOf } from '../model/receipt.ts';
import { Changes } from '../parts/Changes.tsx';
import { dayWords } from '../../../ui/dayWords.ts';
import { costWords, decidersWords, sinceWords } from '../parts/written.ts';
import { Block } from './Block.tsx';

export function KeepBox({ of }: { readonly of: Commitment }) {
  const { receipts, keep } = useReceipts();
  const locale = useLocale();
  const kept = receiptOf(receipts, of.id);
  const save = () => {
    if (!keep(of)) toast({ type: 'error', title: m.plan_keep_failed, description: m.plan_keep_failed_more });
  };
  const file = () => {
    const { body, version, liveSince, slug } = of;
    const lines = [
      saidIn(body.title, locale).text,
      m.plan_wording({ number: version, day: sinceWords(liveSince) }),
      `${m.plan_when()}: ${dayWords(body.due_on)}`,
      `${m.plan_cost()}: ${costWords(body.cost_low, body.cost_high)}`,
      `${m.plan_agree()}: ${decidersWords(body.depends_on)}`,
      `${m.plan_measure()}: ${saidIn(body.measure, locale).text}`,
      `${m.plan_target()}: ${saidIn(body.target, locale).text}`,
      '',
      saidIn(body.text, locale).text,
      '',
      m.plan_printed({ day: dayWords(townDay(Date.now())), address: location.href }),
    ];
    downloadFile(`${lines.join('\n')}\n`, `${slug}-${version}.txt`, 'text/plain');
  };
  const day = kept === null ? '' : dayWords(townDay(kept.seenAt));
  return (
    <Block title={m.plan_keep_title()}>
      {kept === null ? (
        <p>{m.plan_keep_more()}</p>
      ) : kept.version === of.version ? (
        <p aria-live="polite">{m.plan_kept({ number: kept.version, day })}</p>
      ) : (
        <>
          <p aria-live="polite" className={css({ fontWeight: 'bold' })}>
            {m.plan_kept_changed({ number: kept.version, day })}
          </p>
          <Changes before={kept.body} after={of.body} />
        </>
      )}
      <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' })}>
        {kept?.version === of.version ? null : (
          <Button variant="quiet" onClick={save}>
            {kept === null ? m.plan_keep() : m.plan_keep_again()}
          </Button>
        )}
        <Button variant="secondary" onClick={file}>
          {m.plan_kept_file()}
        </Button>
      </p>
    </Block>
  );
}

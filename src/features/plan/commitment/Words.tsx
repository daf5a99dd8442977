/** What is promised, how one will know, and the steps on the way. */
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { m } from '../../../messages/messages.js';
import { Markdown } from '../../../ui/Markdown.tsx';
import { CreditedPicture } from '../../../ui/CreditedPicture.tsx';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import { Block } from './Block.tsx';
import { Numbers } from './Numbers.tsx';
import { Steps } from './Steps.tsx';

export function Words({ of }: { readonly of: CommitmentBody }) {
  const text = saidIn(of.text, useLocale());
  return (
    <>
      <Block title={m.plan_what()}>
        <Markdown text={text.text} lang={text.lang} below={2} />
        {of.picture ? (
          <CreditedPicture
            value={of.picture}
            sizes="(min-width: 48rem) 42rem, 100vw"
            className={css({ display: 'block', marginTop: '5', maxWidth: 'text' })}
          />
        ) : null}
      </Block>
      <Numbers of={of} />
      <Steps of={of} />
    </>
  );
}

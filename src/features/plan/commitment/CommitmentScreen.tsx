/** /vision/<name>: one commitment whole, with what happened, every wording, and a receipt of the one that somebody saw. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { wrap } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { usePlan } from '../data/usePlan.ts';
import { useWithdrawn } from '../data/useWithdrawn.ts';
import type { Commitment } from '../model/plan.ts';
import { RatingKey } from '../parts/RatingKey.tsx';
import { UpdateItem } from '../parts/UpdateItem.tsx';
import { useStanding } from '../parts/useStanding.ts';
import { WithdrawnItem } from '../parts/WithdrawnItem.tsx';
import { Block } from './Block.tsx';
import { CameOf } from './CameOf.tsx';
import { Head } from './Head.tsx';
import { KeepBox } from './KeepBox.tsx';
import { LookedAt } from './LookedAt.tsx';
import { ShareBox } from './ShareBox.tsx';
import { Sources } from './Sources.tsx';
import { Wordings } from './Wordings.tsx';
import { Words } from './Words.tsx';

export function CommitmentScreen({ slug }: { readonly slug: string }) {
  const { plan, isEmpty, asOf, trouble, waiting } = usePlan();
  const unknown = plan === null && !isEmpty;
  const shown = plan?.commitments.find((one) => one.slug === slug) ?? null;
  const withdrawn = useWithdrawn().find((one) => one.slug === slug);
  return (
    <main id="main" className={wrap}>
      <Link
        to="/vision"
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 'touch',
          marginTop: '3',
          fontWeight: 'bold',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
        })}
      >
        {m.plan_all()}
      </Link>
      {plan && shown ? (
        <Whole shown={shown} />
      ) : plan === null && waiting ? (
        <Spinner label={m.plan_loading()} />
      ) : withdrawn ? (
        <section className={css({ marginTop: '6', maxWidth: 'text', display: 'grid', gap: '2' })}>
          <h1 className={css({ textStyle: 'h3' })}>{m.plan_withdrawn_this()}</h1>
          <WithdrawnItem of={withdrawn} />
        </section>
      ) : (
        <EmptyState
          title={<h1>{unknown ? m.plan_empty() : m.plan_gone()}</h1>}
          action={<ButtonLink href="/vision">{m.plan_all()}</ButtonLink>}
        >
          <p>{unknown ? m.plan_empty_more() : m.plan_gone_more()}</p>
        </EmptyState>
      )}
      <div className={css({ paddingBlock: '6' })}>
        {shown === null ? null : <LookedAt of={shown} />}
        <AsOf asOf={asOf} trouble={trouble} />
      </div>
    </main>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '7fr 5fr' },
  columnGap: '12',
  rowGap: '8',
  marginTop: '6',
  '& > div': { display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' },
});

function Whole({ shown }: { readonly shown: Commitment }) {
  const standing = useStanding();
  return (
    <article>
      <Head of={shown.body} standing={standing(shown)} />
      <div className={columns}>
        <div>
          <Words of={shown.body} />
          <Block title={m.plan_news_of()}>
            {shown.updates.length === 0 ? (
              <p className={css({ color: 'inkMuted' })}>{m.plan_no_news()}</p>
            ) : (
              <ol className={css({ display: 'grid', gap: '5' })}>
                {shown.updates.map((one) => (
                  <li key={one.id}>
                    <UpdateItem of={one} />
                  </li>
                ))}
              </ol>
            )}
          </Block>
          <Wordings of={shown} />
        </div>
        <div>
          <CameOf of={shown} />
          <Sources of={shown.body} />
          <KeepBox of={shown} />
          <ShareBox of={shown} />
          <RatingKey />
        </div>
      </div>
    </article>
  );
}

/** /content/links: staff say what came of what people asked; visitors read it at both ends. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { useMay } from '../../../hooks/useMay.ts';
import { useSaving } from '../../../hooks/useSaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { m } from '../../../messages/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AsOf } from '../../../ui/staff/AsOf.tsx';
import { PageHead } from '../../../ui/staff/PageHead.tsx';
import { Panel } from '../../../ui/staff/Panel.tsx';
import { saveLink } from '../data/saveLink.ts';
import { usePages } from '../data/usePages.ts';
import { NO_SOURCES, useSources, type Sources } from '../data/useSources.ts';
import { useStaffLinks } from '../data/useStaffLinks.ts';
import { isPage } from '../model/linkKind.ts';
import { endsOf, type CountingLink, type LinkFact } from '../model/links.ts';
import { kindWords, stepWords } from '../parts/linkWords.ts';
import { LinkLine } from './LinkLine.tsx';
import { LinkForm, type LinkFormProps } from './LinkForm.tsx';

export interface LinksScreenProps {
  /** That somebody came from: what came of it is to be said. */
  readonly origin: LinkFormProps['origin'];
}

export function LinksScreen({ origin }: LinksScreenProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return <Spinner label={m.plan_links_loading()} />;
  return <ForWhom me={session.identity.userId} origin={origin} />;
}

type OwnProps = LinksScreenProps & { readonly me: string };

/** Only whoever writes links chooses what to link: others are not told the ids of questions, which are receipts. */
const ForWhom = (props: OwnProps) =>
  useMay('publish_content') ? <Writers {...props} /> : <Links {...props} sources={NO_SOURCES} />;
const Writers = (props: OwnProps) => <Links {...props} sources={useSources()} />;

function Links({ me, origin, sources }: OwnProps & { readonly sources: Sources }) {
  const pages = usePages();
  const { read, links } = useStaffLinks(me);
  const mayWrite = useMay('publish_content');
  const [adding, setAdding] = useState(origin !== null);
  const saving = useSaving(m.plan_link_failed, 'device');
  const known = [...pages, ...Object.values(sources).flatMap((ends) => ends ?? [])];
  const titleIn = (id: string) => known.find((one) => one.id === id)?.title ?? null;
  const titleOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => titleIn(id) ?? kindWords(kind);
  const stepOf = (link: CountingLink) => {
    const step = pages.find(({ id }) => id === endsOf(link).outcome.id)?.steps.find(({ id }) => id === link.step);
    return step ? stepWords(step) : null;
  };

  // What is not on the server yet is this person's own.
  const mayApprove = (link: CountingLink) =>
    mayWrite && !saving.busy && !link.approved && link.by !== me && link.delivery === null;
  const say = (link: LinkFact, state: 'approved' | 'withdrawn') => {
    const { fromKind, from, toKind, to, relation, id } = link;
    const ends = { fromKind, from, toKind, to, relation };
    const approves = state === 'approved' ? id : null;
    const nothingSaid = { wordsEn: null, wordsEs: null, step: null };
    const title = titleOf(endsOf(link).outcome);
    void saving.kept(() => saveLink({ ...ends, ...nothingSaid, state, approves, title }, me));
  };

  return (
    <>
      <Link to="/content" className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })}>
        {m.plan_links_back()}
      </Link>
      <PageHead
        title={m.plan_links_title()}
        lead={m.plan_links_lead()}
        actions={
          mayWrite ? (
            <Button disabled={pages.length === 0} onClick={() => setAdding(true)}>
              {m.plan_links_add()}
            </Button>
          ) : null
        }
      />
      <Panel title={m.plan_links_list()}>
        {links === null ? (
          read.state === 'failed' ? null : (
            <Spinner label={m.plan_links_loading()} />
          )
        ) : links.length === 0 ? (
          <EmptyState title={m.plan_links_none()}>
            <p>{m.plan_links_none_more()}</p>
          </EmptyState>
        ) : (
          <ul aria-label={m.plan_links_list()}>
            {links.map((link) => (
              <LinkLine
                key={link.id}
                link={link}
                title={titleOf(endsOf(link).outcome)}
                step={stepOf(link)}
                origin={
                  isPage(endsOf(link).origin.kind) ? titleOf(endsOf(link).origin) : titleIn(endsOf(link).origin.id)
                }
                onWithdraw={mayWrite && !saving.busy ? () => say(link, 'withdrawn') : null}
                onApprove={mayApprove(link) ? () => say(link, 'approved') : null}
              />
            ))}
          </ul>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      {adding && mayWrite && pages.length > 0 ? (
        <LinkForm
          origin={origin}
          pages={pages}
          sources={sources}
          onClose={() => setAdding(false)}
          onSave={(payload) => saving.kept(() => saveLink(payload, me))}
        />
      ) : null}
    </>
  );
}

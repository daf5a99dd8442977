/** /content/links: staff say what came of what people asked; visitors read it at both ends. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';
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
import { usePlan } from '../data/usePlan.ts';
import { useStaffLinks } from '../data/useStaffLinks.ts';
import { commitmentOf, type LinkFact } from '../model/links.ts';
import { LinkLine } from './LinkLine.tsx';
import { LinkForm } from './LinkForm.tsx';

export function LinksScreen() {
  const session = useSession();
  if (session.status !== 'signed-in') return <Spinner label={m.plan_links_loading()} />;
  return <Links me={session.identity.userId} />;
}

function Links({ me }: { readonly me: string }) {
  const { plan } = usePlan();
  const { read, links } = useStaffLinks(me);
  const mayWrite = useMay('publish_content');
  const locale = useLocale();
  const [adding, setAdding] = useState(false);
  const saving = useSaving(m.plan_link_failed, 'device');
  const commitments = (plan?.commitments ?? []).map(({ id, body }) => ({ id, title: saidIn(body.title, locale).text }));
  const titleOf = (id: string) => commitments.find((one) => one.id === id)?.title ?? m.plan_kind_commitment();

  const withdraw = (link: LinkFact) => {
    const { fromKind, from, toKind, to, relation } = link;
    const nothing = { wordsEn: null, wordsEs: null };
    const title = titleOf(commitmentOf(link));
    void saving.kept(() =>
      saveLink({ fromKind, from, toKind, to, relation, state: 'withdrawn', ...nothing, title }, me),
    );
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
            <Button disabled={commitments.length === 0} onClick={() => setAdding(true)}>
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
                title={titleOf(commitmentOf(link))}
                onWithdraw={mayWrite && !saving.busy ? () => withdraw(link) : null}
              />
            ))}
          </ul>
        )}
        <AsOf asOf={read.asOf} trouble={read.trouble} />
      </Panel>
      {adding ? (
        <LinkForm
          commitments={commitments}
          onClose={() => setAdding(false)}
          onSave={(payload) => saving.kept(() => saveLink(payload, me))}
        />
      ) : null}
    </>
  );
}

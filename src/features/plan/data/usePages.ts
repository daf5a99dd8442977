/** What is live and has a page, for staff to link: commitments, decisions of the council, documents. Apart from what visitors of the plan load. */
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { useRead } from '../../../hooks/useRead.ts';
import { decisionContent } from '../../transparency/model/decisionContent.ts';
import { documentContent } from '../../transparency/model/documentContent.ts';
import type { CommitmentBody } from '../model/commitmentContent.ts';
import type { PageKind } from '../model/linkKind.ts';
import { liveRead } from './reads.ts';
import { usePlan } from './usePlan.ts';

const decisionsRead = liveRead(decisionContent);
const documentsRead = liveRead(documentContent);

export interface PageStep {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly text: string;
}

export interface PageEnd {
  readonly kind: PageKind;
  readonly id: string;
  readonly title: string;
  /** Of a commitment, in the order of their days. */
  readonly steps: readonly PageStep[];
}

export function usePages(): readonly PageEnd[] {
  const locale = useLocale();
  const { plan } = usePlan();
  const decisions = useRead(decisionsRead);
  const documents = useRead(documentsRead);
  const titled = (kind: PageKind, rows: readonly { readonly id: string; readonly body: Titled }[]) =>
    rows.map(({ id, body: { title, milestones = [] } }) => ({
      kind,
      id,
      title: saidIn(title, locale).text,
      steps: milestones
        .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
        .map((one) => ({ id: one.id, day: one.due_on, text: saidIn(one.text, locale).text })),
    }));
  return [
    ...titled('commitment', plan?.commitments ?? []),
    ...titled('decision', decisions.rows ?? []),
    ...titled('document', documents.rows ?? []),
  ];
}

interface Titled {
  readonly title: Parameters<typeof saidIn>[0];
  readonly milestones?: CommitmentBody['milestones'];
}

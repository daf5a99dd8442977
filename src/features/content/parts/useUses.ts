/** What else uses a text: other texts, what came of it, places, releases; each by its name. */
import { useStaffRead } from '../../../hooks/useStaff.ts';
import { m } from '../../../messages/messages.js';
import { overviewRead, usesRead, type Use } from '../data/reads.ts';
import { titleText } from '../model/title.ts';
import { kindName } from './labels.ts';

export interface NamedUse {
  readonly key: string;
  readonly use: Use;
  readonly name: string;
}

/** Null until this device was told. */
export function useUses(id: string): readonly NamedUse[] | null {
  const { rows } = useStaffRead(usesRead(id));
  const { rows: lines } = useStaffRead(overviewRead);
  if (rows === null) return null;
  const titles = new Map(lines?.map((line) => [line.id, titleText(line.title)]));
  return rows.map((use) => {
    const title = (use.id === null ? null : titles.get(use.id)) ?? use.said ?? use.slug ?? '';
    return {
      key: [use.how, use.kind, use.id, use.slug, use.said].join(' '),
      use,
      name: nameOf[use.how](use.kind, title),
    };
  });
}

const nameOf: Readonly<Record<Use['how'], (kind: string, title: string) => string>> = {
  names: (kind, title) => [kindName(kind), title].filter(Boolean).join(': '),
  link: (_, title) => (title === '' ? m.content_go_links() : m.content_use_link({ title })),
  site: (_, title) => m.content_use_site({ title }),
  release: (_, title) => m.content_use_release({ title }),
};

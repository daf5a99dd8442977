/** /transparency/payments and so on: one part of what is public. */
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { About } from '../../features/corrections/model/about.ts';
import { WrongLink } from '../../features/corrections/parts/WrongLink.tsx';
import { isPart, type Part } from '../../features/transparency/model/parts.ts';
import { PartScreen } from '../../features/transparency/part/PartScreen.tsx';

const wrong = (about: About) => <WrongLink about={about} />;

export const Route = createFileRoute('/_public/transparency_/$part')({
  params: {
    parse: ({ part }): { part: Part } => {
      if (!isPart(part)) throw notFound();
      return { part };
    },
    stringify: ({ part }) => ({ part }),
  },
  component: OnePart,
});

function OnePart() {
  return <PartScreen part={Route.useParams().part} wrong={wrong} />;
}

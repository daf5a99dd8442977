/** /transparency/payments and so on: one part of what is public. */
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isPart, type Part } from '../../features/transparency/model/parts.ts';
import { PartScreen } from '../../features/transparency/part/PartScreen.tsx';

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
  return <PartScreen part={Route.useParams().part} />;
}

/** /education: what is known of the city's schools, and what people asked for. */
import { createFileRoute } from '@tanstack/react-router';
import type { About } from '../../features/corrections/model/about.ts';
import { WrongLink } from '../../features/corrections/parts/WrongLink.tsx';
import { EducationScreen } from '../../features/education/page/EducationScreen.tsx';
import { AskedPart } from '../../features/education/parts/asked/AskedPart.tsx';
import { PageFigures } from '../../features/figures/public/PageFigures.tsx';
import { ideasRead } from '../../features/ideas/data/reads.ts';
import { answersRead } from '../../features/townhall/data/reads.ts';
import { useRead } from '../../hooks/useRead.ts';

const wrong = (about: About) => <WrongLink about={about} />;

export const Route = createFileRoute('/_public/education')({ component: Education });

function Education() {
  const ideas = useRead(ideasRead);
  const answers = useRead(answersRead);
  return (
    <EducationScreen
      figures={<PageFigures of="education" wrong={wrong} />}
      asked={<AskedPart ideas={ideas} answers={answers} />}
      wrong={wrong}
    />
  );
}

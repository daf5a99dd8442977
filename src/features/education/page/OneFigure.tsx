/** One figure about schools, by the view that all pages share. */
import { useMemo } from 'react';
import { spoken } from '../../../core/content/localized.ts';
import { FigureView } from '../../../ui/figure/FigureView.tsx';
import type { SchoolFigure } from '../data/useFigures.ts';

const NOTHING: readonly never[] = [];

export function OneFigure({ row: { slug, body }, source, set }: SchoolFigure) {
  const labelOf = useMemo(() => {
    const names = new Map(body.labels?.map(({ code, text }) => [code, spoken(text).words]));
    return (code: string) => names.get(code) ?? code;
  }, [body.labels]);
  return (
    <FigureView
      id={`indicator-${slug}`}
      href={`/education#indicator-${slug}`}
      title={body.title}
      name={body.name}
      unit={body.unit}
      type={body.value_type}
      definition={body.definition}
      caveat={body.caveat}
      source={source}
      values={set?.values ?? NOTHING}
      corrections={set?.corrections ?? NOTHING}
      labelOf={labelOf}
      asOf={set?.as_of ?? null}
      sha256={set?.sha256 ?? ''}
      nextOn={body.next_update_on}
    />
  );
}

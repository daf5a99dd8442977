/** One public figure as it is written and counted, by the view that all pages share. */
import { useMemo, type ReactNode } from 'react';
import type { Localized } from '../../core/content/fields.ts';
import { spoken } from '../../core/content/localized.ts';
import type { FigureSet } from '../../hooks/liveFigures.ts';
import { figureEmbedAddress } from '../../hooks/embedAddress.ts';
import { FigureView, type FigureSource } from './FigureView.tsx';
import type { ValueType } from './words.ts';

/** What is written of it. */
export interface FigureBody {
  readonly title: Localized;
  readonly name: Localized;
  readonly unit: Localized;
  readonly value_type: ValueType;
  readonly definition: Localized;
  readonly caveat?: Localized;
  readonly alike?: Localized;
  readonly labels?: readonly { readonly code: string; readonly text: Localized }[];
  readonly next_update_on?: string;
}

export interface PublicFigureProps {
  readonly row: { readonly slug: string; readonly body: FigureBody };
  readonly source: FigureSource | null;
  /** null while it is not here: the words stand without their drawing. */
  readonly set: FigureSet | null;
  /** The page it stands on: /education. */
  readonly page: string;
  readonly wrong?: ReactNode;
}

const NOTHING: readonly never[] = [];

export function PublicFigure({ row: { slug, body }, source, set, page, wrong }: PublicFigureProps) {
  const labelOf = useMemo(() => {
    const names = new Map(body.labels?.map(({ code, text }) => [code, spoken(text).words]));
    return (code: string) => names.get(code) ?? code;
  }, [body.labels]);
  return (
    <FigureView
      id={`indicator-${slug}`}
      embed={figureEmbedAddress(slug)}
      href={`${page}#indicator-${slug}`}
      title={body.title}
      name={body.name}
      unit={body.unit}
      type={body.value_type}
      definition={body.definition}
      caveat={body.caveat}
      alike={body.alike}
      source={source}
      values={set?.values ?? NOTHING}
      corrections={set?.corrections ?? NOTHING}
      labelOf={labelOf}
      asOf={set?.as_of ?? null}
      sha256={set?.sha256 ?? ''}
      nextOn={body.next_update_on}
      wrong={wrong}
    />
  );
}

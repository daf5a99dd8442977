/** How each kind of content looks where visitors read it, drawn by its subject's own components. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { fullSchema } from '../../backend/contentSchema.ts';
import type { FieldMap, ValuesOf } from '../../core/content/fields.ts';
import type { ContentKind } from '../../core/content/kind.ts';
import { townDay } from '../../hooks/format.ts';
import { replyContent, type ReplyBody } from '../../features/content/model/replyContent.ts';
import type { DrawPage } from '../../features/content/parts/preview.ts';
import { programContent, type ProgramBody } from '../../features/education/model/programContent.ts';
import { ProgramLine } from '../../features/education/parts/programs/ProgramLine.tsx';
import { indicatorContent } from '../../features/figures/model/indicatorContent.ts';
import { CommitmentLook } from '../../features/plan/commitment/CommitmentLook.tsx';
import { placeContent } from '../../features/places/model/placeContent.ts';
import { PlaceLook } from '../../features/places/site/PlaceLook.tsx';
import { commitmentContent } from '../../features/plan/model/commitmentContent.ts';
import { updateContent } from '../../features/plan/model/updateContent.ts';
import { UpdateItem } from '../../features/plan/parts/UpdateItem.tsx';
import { correctionContent } from '../../features/transparency/model/correctionContent.ts';
import { decisionContent } from '../../features/transparency/model/decisionContent.ts';
import { documentContent } from '../../features/transparency/model/documentContent.ts';
import type { LiveRow } from '../../features/transparency/model/live.ts';
import { memberContent } from '../../features/transparency/model/memberContent.ts';
import { pageContent } from '../../features/transparency/model/pageContent.ts';
import { recordsContent } from '../../features/transparency/model/recordsContent.ts';
import { Correction } from '../../features/transparency/part/CorrectionsPart.tsx';
import { Policy } from '../../features/transparency/part/DataPart.tsx';
import { Decision } from '../../features/transparency/part/DecisionsPart.tsx';
import { DocumentLine } from '../../features/transparency/part/DocumentLine.tsx';
import { Member } from '../../features/transparency/part/PeoplePart.tsx';
import { Request } from '../../features/transparency/part/RequestsPart.tsx';
import { Answer } from '../../features/townhall/parts/Answer.tsx';
import { clock } from '../../features/wellness/data/clock.ts';
import { ServiceLine } from '../../features/wellness/directory/ServiceLine.tsx';
import { serviceContent, type ServiceBody } from '../../features/wellness/model/serviceContent.ts';
import { serviceOf } from '../../features/wellness/model/service.ts';
import { useNow } from '../../hooks/useNow.ts';
import { PublicFigure } from '../../ui/figure/PublicFigure.tsx';
import { previewWords } from './previewWords.tsx';

/** As if it were live from now on. A body that its kind's rules refuse is none for its page. */
function page<F extends FieldMap>(
  kind: ContentKind<F>,
  draw: (row: LiveRow<ValuesOf<F>>) => ReactNode,
): readonly [string, DrawPage] {
  const schema = fullSchema(kind);
  return [
    kind.kind,
    ({ id, slug, body }) => {
      const whole = v.safeParse(schema, body);
      if (!whole.success) return null;
      return draw({
        id,
        slug,
        version: 1,
        live_since: new Date().toISOString(),
        expires_at: null,
        body: whole.output,
      });
    },
  ];
}

/** What it led to is no part of what it says. */
const NO_LINKS: readonly never[] = [];

interface RowProps<Body> {
  readonly row: LiveRow<Body>;
}

/** Nobody corrects a draft. */
const nothing = () => null;

function Service({ row }: RowProps<ServiceBody>) {
  const service = serviceOf({ ...row, verify_by: null }, clock.day);
  return <ServiceLine of={service} now={useNow()} closed={null} wrong={nothing} />;
}

function Program({ row }: RowProps<ProgramBody>) {
  return <ProgramLine of={row} from={null} today={townDay(useNow())} closed={null} wrong={nothing} />;
}

/** As a question has it; an idea says the same words. */
function ReplyLook({ of: { text, named } }: { readonly of: ReplyBody }) {
  const day = townDay(useNow());
  return (
    <Answer
      today={day}
      of={{
        ...NO_PROMISE,
        answer_en: text.en ?? null,
        answer_es: text.es ?? null,
        answered_by: named,
        answered_on: day,
      }}
    />
  );
}
const NO_PROMISE = { promise_en: null, promise_es: null, due_on: null, done_en: null, done_es: null, done_on: null };

const inList = (line: ReactNode) => <ul>{line}</ul>;

export const previewPages: ReadonlyMap<string, DrawPage> = new Map([
  page(commitmentContent, ({ body }) => <CommitmentLook of={body} />),
  page(updateContent, ({ id, body }) => <UpdateItem of={{ id, version: 1, body, on: body.on }} />),
  page(documentContent, (row) => inList(<DocumentLine row={row} ends={NO_LINKS} />)),
  page(decisionContent, (row) => inList(<Decision row={row} ends={NO_LINKS} />)),
  page(recordsContent, (row) => inList(<Request row={row} today={townDay(Date.now())} />)),
  page(correctionContent, ({ body, slug }) => inList(<Correction body={body} slug={slug} />)),
  page(memberContent, ({ slug, body }) => inList(<Member slug={slug} body={body} />)),
  page(pageContent, (row) => <Policy row={row} />),
  page(replyContent, ({ body }) => <ReplyLook of={body} />),
  page(placeContent, ({ body }) => <PlaceLook of={body} />),
  page(serviceContent, (row) => inList(<Service row={row} />)),
  page(programContent, (row) => inList(<Program row={row} />)),
  // Its words: the values come with what is published.
  page(indicatorContent, (row) => <PublicFigure row={row} source={null} set={null} page={`/${row.body.page}`} />),
  ...previewWords,
]);

/**
 * Every kind of content the campaign writes, by its name in the database: a new one is a line here, and then
 * `node tests/tools/contentKinds.ts`, which tells the database its rules.
 */
import type { ContentKind } from '../core/content/kind.ts';
import { replyContent } from '../features/content/model/replyContent.ts';
import { wordsKinds } from '../features/content/model/wordsContent.ts';
import { programContent } from '../features/education/model/programContent.ts';
import { indicatorContent } from '../features/figures/model/indicatorContent.ts';
import { sourceContent } from '../features/figures/model/sourceContent.ts';
import { placeContent } from '../features/places/model/placeContent.ts';
import { commitmentContent } from '../features/plan/model/commitmentContent.ts';
import { updateContent } from '../features/plan/model/updateContent.ts';
import { correctionContent } from '../features/transparency/model/correctionContent.ts';
import { decisionContent } from '../features/transparency/model/decisionContent.ts';
import { documentContent } from '../features/transparency/model/documentContent.ts';
import { memberContent } from '../features/transparency/model/memberContent.ts';
import { pageContent } from '../features/transparency/model/pageContent.ts';
import { recordsContent } from '../features/transparency/model/recordsContent.ts';
import { serviceContent } from '../features/wellness/model/serviceContent.ts';

export const contentKinds: readonly ContentKind[] = [
  commitmentContent,
  updateContent,
  documentContent,
  decisionContent,
  recordsContent,
  correctionContent,
  memberContent,
  pageContent,
  indicatorContent,
  sourceContent,
  serviceContent,
  programContent,
  replyContent,
  placeContent,
  ...wordsKinds,
];

const byName = new Map(contentKinds.map((kind) => [kind.kind, kind]));

export const contentKindOf = (name: string): ContentKind | null => byName.get(name) ?? null;

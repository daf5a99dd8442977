/** /content/links: what came of what people asked. */
import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '../../features/plan/links/LinksScreen.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : null);

export const Route = createFileRoute('/_staff/content_/links')({
  // What came of it is to be said: as the inbox and the room of a town hall lead here.
  validateSearch: ({
    idea,
    question,
  }: Record<string, unknown>): { readonly idea?: string; readonly question?: string } => {
    const [ofIdea, ofQuestion] = [idOf(idea), idOf(question)];
    return ofIdea !== null ? { idea: ofIdea } : ofQuestion !== null ? { question: ofQuestion } : {};
  },
  component: Links,
});

function Links() {
  const { idea, question } = Route.useSearch();
  if (idea !== undefined) return <LinksScreen origin={{ kind: 'idea', id: idea }} />;
  return <LinksScreen origin={question === undefined ? null : { kind: 'question', id: question }} />;
}

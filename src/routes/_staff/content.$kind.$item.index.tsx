/** /content/…/…: one text in the editor, with the page it makes. */
import { createFileRoute } from '@tanstack/react-router';
import { contentPreview } from '../../app/site/contentPreview.tsx';
import { EditorScreen } from '../../features/content/editor/EditorScreen.tsx';

export const Route = createFileRoute('/_staff/content/$kind/$item/')({ component: Editor });

function Editor() {
  const { kind, item } = Route.useParams();
  return <EditorScreen key={item} kind={kind} id={item} preview={contentPreview} />;
}

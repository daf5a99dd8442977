/** Hands what was typed beside the wall on to the form for ideas, as what was kept of it. */
import { dialogHref } from '../../../hooks/useDialogs.ts';
import { drafts } from '../../../hooks/drafts.ts';
import { go } from '../../../hooks/place.ts';

/** As forms/definition names it. */
const FORM = 'idea';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Never rejects: where nothing can be stored the form opens empty. */
export async function openIdeaForm(text: string): Promise<void> {
  if (text.trim() !== '') {
    const kept = await drafts.read(FORM);
    await drafts.save(FORM, { ...(isObject(kept) ? kept : {}), idea: text.trim() });
  }
  go(dialogHref({ dialog: 'idea' }), { stay: true });
}

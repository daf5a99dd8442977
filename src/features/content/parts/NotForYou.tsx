/** For staff whose work is elsewhere: who writes here, and where they find what is public. */
import { m } from '../../../messages/messages.js';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

export function NotForYou() {
  return (
    <EmptyState
      title={m.content_not_for_you()}
      action={
        <ButtonLink href="/vision" variant="secondary">
          {m.content_not_for_you_go()}
        </ButtonLink>
      }
    >
      <p>{m.content_not_for_you_more()}</p>
    </EmptyState>
  );
}

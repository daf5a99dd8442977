/** The way from a form to the rules by which what it sends is read, shown and answered: the same place for all who are asked. */
import { localHref } from '../core/address.ts';
import { m } from '../messages/messages.js';
import { textLink } from '../ui/staff/textLink.ts';

/** @param to the page whose section "rules" says them. Beside the form, which stays as it is. */
export function RulesLink({ to }: { readonly to: '/engagement' | '/community-voice' }) {
  return (
    <p>
      <a href={`${localHref(to)}#rules`} target="_blank" rel="noopener" className={textLink}>
        {m.forms_rules_link()}
      </a>
    </p>
  );
}

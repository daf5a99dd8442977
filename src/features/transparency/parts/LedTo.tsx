/** What a document or a decision led to, or came of: how, and the way to the other end. */
import { css } from 'styled-system/css';
import { localHref } from '../../../core/address.ts';
import type { OtherEnd } from '../../../hooks/contentLinks.ts';
import { m } from '../../../messages/messages.js';
import { pageOf } from '../../feeds/model/pageOf.ts';
import { Said } from '../../../ui/Said.tsx';
import { link, quiet } from './styles.ts';

const HOW: Readonly<Record<OtherEnd['came'], Readonly<Record<OtherEnd['relation'], () => string>>>> = {
  from: {
    became: m.transparency_led_from,
    answers: m.transparency_led_answered_by,
    evidence: m.transparency_led_backed_by,
    duplicate_of: m.transparency_led_same,
    about: m.transparency_led_about,
  },
  to: {
    became: m.transparency_led_to,
    answers: m.transparency_led_answers,
    evidence: m.transparency_led_backs,
    duplicate_of: m.transparency_led_same,
    about: m.transparency_led_about,
  },
};

export function LedTo({ ends }: { readonly ends: readonly OtherEnd[] }) {
  if (ends.length === 0) return null;
  return (
    <ul className={css({ display: 'grid', gap: '1' })}>
      {ends.map((end) => (
        <li key={end.id}>
          <span className={quiet}>{HOW[end.came][end.relation]()}: </span>
          <End of={end} />
        </li>
      ))}
    </ul>
  );
}

function End({ of: { kind, slug, words } }: { readonly of: OtherEnd }) {
  const address = slug === null ? null : pageOf(kind, slug);
  const said = Object.keys(words).length > 0 ? <Said of={words} /> : (slug ?? '').replaceAll('-', ' ');
  return address === null ? (
    said
  ) : (
    <a href={localHref(address)} className={link}>
      {said}
    </a>
  );
}

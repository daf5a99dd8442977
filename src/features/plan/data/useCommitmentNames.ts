/** The commitments that are live, by id and title: for the forms of other subjects. */
import { saidIn } from '../../../core/content/said.ts';
import { useLocale } from '../../../hooks/locale.ts';
import { usePlan } from './usePlan.ts';

export function useCommitmentNames(): readonly { readonly id: string; readonly title: string }[] {
  const locale = useLocale();
  const { plan } = usePlan();
  return (plan?.commitments ?? []).map(({ id, body }) => ({ id, title: saidIn(body.title, locale).text }));
}

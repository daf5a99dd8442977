/** The frame of a staff page about places: its contents are for whoever answers for them. */
import { m } from '../../../messages/messages.js';
import { ForWhoMay, type ForWhoMayProps } from '../../../ui/staff/ForWhoMay.tsx';

export function ForWhoAnswers(props: Omit<ForWhoMayProps, 'permission' | 'notYours'>) {
  const notYours = { title: m.places_desk_not_yours(), more: m.places_desk_not_yours_more() };
  return <ForWhoMay permission="publish_content" notYours={notYours} {...props} />;
}

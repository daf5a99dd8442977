/** What each table of everything public holds, in a few words. */
import { m } from '../../../messages/messages.js';
import type { OpenTable } from '../model/openFiles.ts';

export const openWords: Readonly<Record<OpenTable, () => string>> = {
  commitment: m.transparency_open_commitment,
  'commitment-update': m.transparency_open_commitment_update,
  wordings: m.transparency_open_wordings,
  withdrawn: m.transparency_open_withdrawn,
  links: m.transparency_open_links,
  document: m.transparency_open_document,
  decision: m.transparency_open_decision,
  'records-request': m.transparency_open_records_request,
  correction: m.transparency_open_correction,
  'team-member': m.transparency_open_team_member,
  page: m.transparency_open_page,
  indicator: m.transparency_open_indicator,
  figures: m.transparency_open_figures,
  source: m.transparency_open_source,
  payments: m.transparency_open_payments,
  'payment-files': m.transparency_open_payment_files,
  money: m.transparency_open_money,
  ideas: m.transparency_open_ideas,
  questions: m.transparency_open_questions,
  events: m.transparency_open_events,
  service: m.transparency_open_service,
  program: m.transparency_open_program,
  sites: m.transparency_open_sites,
};

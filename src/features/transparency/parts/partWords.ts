/** What each part is called, and in one sentence what is in it. */
import { m } from '../../../messages/messages.js';
import type { Part } from '../model/parts.ts';

interface PartWords {
  readonly name: () => string;
  readonly about: () => string;
}

export const partWords: Readonly<Record<Part, PartWords>> = {
  documents: { name: m.transparency_documents, about: m.transparency_documents_about },
  decisions: { name: m.transparency_decisions, about: m.transparency_decisions_about },
  payments: { name: m.transparency_payments, about: m.transparency_payments_about },
  figures: { name: m.transparency_figures, about: m.transparency_figures_about },
  requests: { name: m.transparency_requests, about: m.transparency_requests_about },
  calendar: { name: m.transparency_calendar, about: m.transparency_calendar_about },
  corrections: { name: m.transparency_corrections, about: m.transparency_corrections_about },
  people: { name: m.transparency_people, about: m.transparency_people_about },
  data: { name: m.transparency_data, about: m.transparency_data_about },
};

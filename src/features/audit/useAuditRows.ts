/** The list under a filter: the newest page, and older ones on demand. */
import { usePages, type Paged } from '../../hooks/usePages.ts';
import { auditPath, parseRows, type AuditFilter, type AuditRow } from './audit.ts';

const SIZE = 50;

const pages: Paged<AuditFilter, AuditRow> = {
  size: SIZE,
  ask: async (api, filter, last, signal) => parseRows(await api.get(auditPath(filter, SIZE, last?.id ?? null), signal)),
};

export const useAuditRows = (filter: AuditFilter) => usePages(pages, filter);

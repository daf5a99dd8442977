/** The queue as a file, out and in again. */
import { OutboxError } from '../errors.ts';
import type { ExportedItem, OutboxExport } from './api.ts';
import type { ItemError, Json, NewItem, OutboxItem, Sealed } from './record.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function toExport(items: readonly OutboxItem[], exportedAt: string): OutboxExport {
  return { format: 'campaign-outbox', version: 1, exportedAt, items: items.flatMap(toExported) };
}

function toExported(item: OutboxItem): ExportedItem[] {
  if (item.state === 'delivered' || (item.payload === null && item.sealed === undefined)) return [];
  const { id, kind, version, payload, sealed, userId, entityKey, createdAt, priority, editedAfterSend, lastError } =
    item;
  const state = item.state === 'refused' ? 'refused' : 'queued';
  const contents = sealed === undefined ? { payload } : { payload, sealed };
  return [
    { id, kind, version, ...contents, userId, entityKey, createdAt, priority, state, editedAfterSend, lastError },
  ];
}

/** Reads a file made by toExport. Unreadable entries are counted, not fatal. Throws OutboxError 'unreadable-file'. */
export function fromExport(file: unknown): { items: NewItem[]; unreadable: number } {
  const parsed = typeof file === 'string' ? parse(file) : file;
  if (
    !isObject(parsed) ||
    parsed['format'] !== 'campaign-outbox' ||
    parsed['version'] !== 1 ||
    !Array.isArray(parsed['items'])
  ) {
    throw new OutboxError('unreadable-file', 'This file is not a saved outbox of this app.');
  }
  const entries: readonly unknown[] = parsed['items'];
  const items = entries.flatMap((entry) => fromExported(entry) ?? []);
  return { items, unreadable: entries.length - items.length };
}

function fromExported(e: unknown): NewItem | null {
  if (!isObject(e)) return null;
  const { id, kind, version, payload, userId, entityKey, createdAt, priority } = e;
  if (typeof id !== 'string' || !UUID.test(id) || typeof kind !== 'string' || kind === '') return null;
  const sealed = toSealed(e['sealed']);
  // One of the two: what was typed, or what only its person's key opens.
  if ((payload === null) === (sealed === null) || !isJson(payload)) return null;
  if (typeof version !== 'number' || !Number.isInteger(version)) return null;
  if (userId !== null && (typeof userId !== 'string' || !UUID.test(userId))) return null;
  if (typeof entityKey !== 'string' || typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt)))
    return null;
  if (typeof priority !== 'number' || !Number.isFinite(priority)) return null;
  return {
    id,
    kind,
    version,
    payload,
    ...(sealed === null ? {} : { sealed }),
    userId,
    entityKey,
    createdAt,
    priority,
    state: e['state'] === 'refused' ? 'refused' : sealed === null ? 'queued' : 'waiting-sign-in',
    attempts: 0,
    faults: 0,
    stalls: 0,
    nextAttemptAt: 0,
    // The phone that wrote the file still has it too, and may have sent it since.
    mayHaveLanded: true,
    editedAfterSend: e['editedAfterSend'] === true,
    lastError: toItemError(e['lastError']),
  };
}

function toSealed(value: unknown): Sealed | null {
  if (!isObject(value) || typeof value['iv'] !== 'string' || typeof value['data'] !== 'string') return null;
  return { iv: value['iv'], data: value['data'] };
}

function toItemError(value: unknown): ItemError | null {
  if (!isObject(value) || typeof value['code'] !== 'string') return null;
  const { code, constraint, status } = value;
  return {
    code,
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof status === 'number' ? { status } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OutboxError('unreadable-file', 'This file cannot be read.', cause);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isObject(value) && Object.values(value).every(isJson);
}

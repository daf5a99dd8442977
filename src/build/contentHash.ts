/** The hash that names a snapshot of the campaign's words, as the database computes it (private.content_sha256). */
import { createHash } from 'node:crypto';
import { canonicalJson } from '../core/canonicalJson.ts';

/** 64 hex digits. */
export const sha256Of = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

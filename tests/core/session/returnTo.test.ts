/** Where a sign-in may lead back to. */
import { describe, expect, it } from 'vitest';
import { safeReturn } from '../../../src/core/session/returnTo.ts';

describe('the page to return to', () => {
  it.each(['/app', '/admin/audit-dashboard?table=events#day', '/field-ops/walk/7'])('may be %s', (to) => {
    expect(safeReturn(to)).toBe(to);
  });

  it.each([
    'https://evil.example/app',
    '//evil.example/app',
    '/\\evil.example',
    '/app\\..\\x',
    '/\t/evil.example',
    '/%0a/../..//evil.example',
    'javascript:alert(1)',
    'app',
    '',
    '/auth',
    '/auth?to=/app',
    '/app/../auth',
    '/./auth/',
    `/${'a'.repeat(600)}`,
    null,
    42,
    ['/app'],
  ])('is never %s', (to) => {
    expect(safeReturn(to)).toBeNull();
  });
});

/** Addresses of the database's functions and rows, as PostgREST reads them. */
import { describe, expect, it } from 'vitest';
import { callPath, rowsPath, wherePath } from '../../src/backend/paths.ts';

describe('an address', () => {
  it('of a function bears its arguments, and none that is null', () => {
    expect(callPath('my_turfs')).toBe('/rest/v1/rpc/my_turfs');
    expect(callPath('street_doors', { street: 'A & B Street' })).toBe(
      '/rest/v1/rpc/street_doors?street=A%20%26%20B%20Street',
    );
    expect(callPath('signup_counts', { since: null })).toBe('/rest/v1/rpc/signup_counts');
  });

  it('of rows keeps a time as it is: browsers and caches know an answer by its address', () => {
    const where = { date: 'gte.2026-11-01T12:00:00.000Z' };
    expect(rowsPath('events', { select: ['id', 'title'], where, order: 'date.asc', limit: 3 })).toBe(
      '/rest/v1/events?select=id,title&date=gte.2026-11-01T12:00:00.000Z&order=date.asc&limit=3',
    );
  });

  it('holds several filters of one column, and nobody’s text becomes a filter', () => {
    expect(rowsPath('audit_events', { select: '*', where: { at: ['gte.1', 'lt.2'], actor: [] } })).toBe(
      '/rest/v1/audit_events?select=*&at=gte.1&at=lt.2',
    );
    expect(wherePath('invitations', { email: 'eq.a+b@c.example&id=not.is.null' })).toBe(
      '/rest/v1/invitations?email=eq.a%2Bb%40c.example%26id%3Dnot.is.null',
    );
  });

  it('is none where nothing says which rows', () => {
    expect(wherePath('invitations', {})).toBeNull();
    expect(wherePath('invitations', { email: [] })).toBeNull();
  });
});

/** The address decides which dialog is open; a mangled one opens the plain page. */
import { describe, expect, it } from 'vitest';
import { dialogHref, parseDialogSearch } from '../../src/hooks/useDialogs.ts';

const event = '0b9d0c1e-6a53-4d3e-9a51-0c2a5a8f1b11';

describe('the search params of the landing page', () => {
  it('open the dialog they name', () => {
    expect(parseDialogSearch({ open: 'volunteer' })).toEqual({ open: 'volunteer' });
    expect(parseDialogSearch({ open: 'rsvp', event })).toEqual({ open: 'rsvp', event });
  });

  it('open nothing for an unknown dialog, an RSVP without an event or with something else in its place', () => {
    for (const search of [{}, { open: 'admin' }, { open: 1 }, { open: 'rsvp' }, { open: 'rsvp', event: '<script>' }]) {
      expect(parseDialogSearch(search)).toEqual({});
    }
  });

  it('are what the links carry', () => {
    expect(dialogHref({ dialog: 'rsvp', eventId: event })).toBe(`/?open=rsvp&event=${event}`);
    expect(dialogHref({ dialog: 'yard-sign' })).toBe('/?open=yard-sign');
  });
});

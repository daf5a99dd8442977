/** Who is signed in: every state and failure of the specification's section 4, over fakes turned by hand. */
import { describe, expect, it } from 'vitest';
import type { RolesResult } from '../../../src/core/session/ports.ts';
import { DOUBT_EVERY_MS, PATIENCE_MS } from '../../../src/core/session/contact.ts';
import { LOADING_AT_MOST_MS, RECHECK_EVERY_MS } from '../../../src/core/session/session.ts';
import { createWorld, DAY, HOUR, keptFor, settle, storedFor } from '../../support/session/world.ts';

const organizer: RolesResult = { outcome: 'roles', roles: ['field_organizer'] };
const NOW = 1_800_000_000_000;
const stored = storedFor('ada', NOW);
const kept = keptFor('ada', NOW - HOUR, ['field_organizer']);

describe('at the start', () => {
  it('is signed out when nothing is stored, and removes what the mirror still says', async () => {
    const world = createWorld({ mirror: { userId: 'id-ada', accessToken: 't', expiresAt: NOW } });
    expect(world.session.state().status).toBe('loading');
    world.session.start();
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'nobody' });
    await settle();
    expect(world.device.mirror).toBeNull();
    expect(world.asked).toEqual([]);
  });

  it('removes a stored session that cannot be read', () => {
    const world = createWorld({ stored: 'unreadable', identity: kept });
    world.session.start();
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'unreadable' });
    expect(world.device).toMatchObject({ stored: null, identity: null });
  });

  it('knows a person from what is kept before anything has answered, also with an expired token', () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    expect(world.session.state()).toMatchObject({ status: 'signed-in', lapsed: false, contact: 'asking' });
  });

  it('refreshes an expired token before it asks for the roles', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    expect(world.asked).toEqual([]);
    await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', NOW, HOUR, 'ada-2'));
    expect(world.asked).toEqual(['ada-2']);
    await world.answerRoles(organizer);
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'reached' });
  });

  it('keeps the session when the refresh gets no answer', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    await world.answerRefresh({ outcome: 'later' });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'unreachable', lapsed: false });
    expect(world.device.stored).not.toBeNull();
  });

  it('says soon that there is no answer, while the auth library goes on trying', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    const token = world.session.token();
    world.pass(PATIENCE_MS);
    expect(await token).toBeNull();
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'unreachable' });
    await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', NOW, HOUR, 'ada-2'));
    await world.answerRoles(organizer);
    expect(world.session.state()).toMatchObject({ contact: 'reached' });
  });

  it('removes the session when the refresh is refused for good, and says why', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    await world.answerRefresh({ outcome: 'final', message: 'Invalid Refresh Token: Already Used' });
    expect(world.session.state()).toEqual({
      status: 'signed-out',
      why: 'ended',
      message: 'Invalid Refresh Token: Already Used',
    });
    expect(world.device).toEqual({ stored: null, identity: null, mirror: null });
  });

  it('does not take the identity of one person for another one who is stored', () => {
    const world = createWorld({ stored: storedFor('bob', NOW), identity: kept });
    world.session.start();
    expect(world.session.state().status).toBe('loading');
  });

  it('stops waiting for roles it never knew, and asks for a connection', async () => {
    const world = createWorld({ stored });
    world.session.start();
    const ready = world.session.ready();
    world.pass(LOADING_AT_MOST_MS);
    expect(await ready).toMatchObject({ status: 'signed-in', lapsed: true, identity: { roles: [], verifiedAt: 0 } });
    await world.answerRoles(organizer);
    expect(world.session.state()).toMatchObject({ lapsed: false, identity: { roles: ['field_organizer'] } });
  });
});

describe('without a connection', () => {
  it.each([
    ['13 days', 13 * DAY, false],
    ['15 days', 15 * DAY, true],
    ['a clock set back two hours', -2 * HOUR, false],
    ['a clock set forward two hours', 2 * HOUR, false],
    ['a clock set back two days', -2 * DAY, true],
  ])('after %s since the last answer the staff pages lapse: %s', async (_, age, lapsed) => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW - age, ['advisor']) });
    world.session.start();
    expect(world.session.state()).toMatchObject({ status: 'signed-in', lapsed });
    await world.answerRoles({ outcome: 'unreachable' });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', lapsed, contact: 'unreachable' });
  });

  it('says that the app broke, and not that the server is out of reach, when a question could not be asked', async () => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW - HOUR, ['advisor']) });
    world.session.start();
    await world.answerRoles({ outcome: 'broken' });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'broken', lapsed: false });
    void world.session.recheck();
    await world.answerRoles({ outcome: 'unreachable' });
    expect(world.session.state()).toMatchObject({ contact: 'unreachable' });
  });

  it('opens again as soon as the server confirms the roles', async () => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW - 15 * DAY, ['advisor']) });
    world.session.start();
    await world.answerRoles(organizer);
    expect(world.session.state()).toMatchObject({ lapsed: false, identity: { verifiedAt: NOW } });
    expect(world.device.identity).toMatchObject({ roles: ['field_organizer'], verifiedAt: NOW });
  });
});

describe('what staff pages have kept on this device', () => {
  it('is erased with a role that was taken away, here or while this device was off, and not with one that was given', async () => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW - HOUR, ['advisor', 'field_organizer']) });
    world.session.start();
    await world.answerRoles({ outcome: 'roles', roles: ['advisor', 'field_organizer', 'candidate'] });
    expect(world.forgottenReads).toEqual([]);
    void world.session.recheck();
    await world.answerRoles(organizer);
    expect(world.forgottenReads).toEqual(['id-ada']);
  });

  it('is erased once the server has not been reached for too long, once', async () => {
    const longLived = storedFor('ada', NOW, 30 * DAY);
    const world = createWorld({ stored: longLived, identity: keptFor('ada', NOW - 13 * DAY, ['advisor']) });
    world.session.start();
    await world.answerRoles({ outcome: 'unreachable' });
    expect(world.forgottenReads).toEqual([]);
    world.pass(2 * DAY);
    void world.session.recheck();
    await world.answerRoles({ outcome: 'unreachable' });
    expect(world.session.state()).toMatchObject({ lapsed: true });
    void world.session.recheck();
    await world.answerRoles({ outcome: 'unreachable' });
    expect(world.forgottenReads).toEqual(['id-ada']);
  });

  it('is erased when the session ends by the server’s word', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    await world.answerRefresh({ outcome: 'final', message: 'Session revoked' });
    expect(world.forgottenReads).toEqual(['id-ada']);
  });
});

describe('a token the server refuses', () => {
  it('is refreshed once, whatever this clock says of it, and asked with again', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles({ outcome: 'unauthorized', message: 'JWT expired' });
    expect(world.refreshes).toEqual(['refresh-ada-1']);
    await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', NOW, HOUR, 'ada-2'));
    expect(world.asked).toEqual(['ada-1', 'ada-2']);
    await world.answerRoles(organizer);
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'reached' });
  });

  it('ends the session when it was tampered with and cannot be refreshed', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles({ outcome: 'unauthorized', message: 'Invalid JWT signature' });
    await world.answerRefresh({ outcome: 'final', message: 'Refresh token is not valid' });
    expect(world.session.state()).toEqual({
      status: 'signed-out',
      why: 'ended',
      message: 'Invalid JWT signature',
    });
  });

  it('ends the session when even a new token is refused', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles({ outcome: 'unauthorized', message: 'no' });
    await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', NOW, HOUR, 'ada-2'));
    await world.answerRoles({ outcome: 'unauthorized', message: 'Invalid JWT signature' });
    expect(world.session.state()).toMatchObject({ status: 'signed-out', message: 'Invalid JWT signature' });
  });

  it('does not end the session while the refresh gets no answer', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles({ outcome: 'unauthorized', message: 'JWT expired' });
    await world.answerRefresh({ outcome: 'later' });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'unreachable' });
  });

  it('is asked with the newer token when another tab has refreshed meanwhile', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    world.device.stored = storedFor('ada', NOW, HOUR, 'ada-2');
    await world.answerRoles({ outcome: 'unauthorized', message: 'JWT expired' });
    expect(world.refreshes).toEqual([]);
    expect(world.asked).toEqual(['ada-1', 'ada-2']);
  });
});

describe('a session that was ended elsewhere, whose token looks valid', () => {
  async function signedIn() {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles(organizer);
    return world;
  }

  it('is over here once the refresh says so: sign in again, what waits is kept and closed, nobody is sent for', async () => {
    const world = await signedIn();
    const sent = world.sendings.length;
    world.session.unauthorized('ada-1');
    await settle();
    expect(world.refreshes).toEqual(['refresh-ada-1']);
    await world.answerRefresh({ outcome: 'final', message: 'Invalid Refresh Token: Refresh Token Not Found' });
    expect(world.session.state()).toEqual({ status: 'signed-out', why: 'ended', message: '' });
    expect(world.device).toEqual({ stored: null, identity: null, mirror: null });
    expect(world.closedBehind).toEqual([{ userId: 'id-ada', here: null }]);
    expect(world.sendings).toHaveLength(sent);
    world.session.unauthorized('ada-1');
    await settle();
    expect([world.refreshes.length, world.asked.length], 'and nothing is asked any more').toEqual([1, 1]);
  });

  it('goes on with a new token where only the token was refused, and sends what waits', async () => {
    const world = await signedIn();
    world.session.unauthorized('ada-1');
    await settle();
    await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', NOW, HOUR, 'ada-2'));
    await world.answerRoles(organizer);
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'reached' });
    expect(world.sendings.at(-1)).toBe('ada-2');
  });

  it('is not refreshed in a loop where a server refuses every token', async () => {
    const world = await signedIn();
    for (let n = 1; n <= 20; n++) {
      world.session.unauthorized(`ada-${n}`);
      await settle();
      if (n > 1) continue;
      await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', NOW, HOUR, 'ada-2'));
      await world.answerRoles(organizer);
    }
    expect(world.refreshes).toHaveLength(1);
    world.pass(DOUBT_EVERY_MS);
    world.session.unauthorized('ada-2');
    await settle();
    expect(world.refreshes).toHaveLength(2);
  });

  it('stays while the refresh gets no answer, and is asked about again at the next contact', async () => {
    const world = await signedIn();
    world.session.unauthorized('ada-1');
    await settle();
    await world.answerRefresh({ outcome: 'later' });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'unreachable' });
    void world.session.recheck();
    await settle();
    expect(world.refreshes).toHaveLength(2);
    await world.answerRefresh({ outcome: 'final', message: 'gone' });
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'ended' });
  });

  it('is asked about after a question that was under way with its token', async () => {
    const world = await signedIn();
    void world.session.recheck();
    world.session.unauthorized('ada-1');
    expect(world.refreshes).toEqual([]);
    await world.answerRoles(organizer);
    expect(world.refreshes).toHaveLength(1);
  });

  it('says nothing of the token that came after it', async () => {
    const world = await signedIn();
    world.device.stored = storedFor('ada', NOW, HOUR, 'ada-2');
    world.session.unauthorized('ada-1');
    await settle();
    expect([world.refreshes.length, world.asked.length]).toEqual([0, 1]);
  });
});

describe('signing in', () => {
  it('has the roles, the mirror and the waiting submissions on their way before it says so', async () => {
    const world = createWorld();
    world.session.start();
    world.nextSignIn.session = stored;
    const result = world.session.signIn('ada@example.com', 'secret');
    await settle();
    await world.answerRoles(organizer);
    expect(await result).toEqual({ ok: true });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', identity: { roles: ['field_organizer'] } });
    expect(world.device.mirror).toEqual({ userId: 'id-ada', accessToken: 'ada-1', expiresAt: stored.expiresAt });
    expect(world.sendings).toEqual(['ada-1']);
  });

  it('changes nothing when the backend refuses', async () => {
    const world = createWorld();
    world.session.start();
    world.nextSignIn.result = { ok: false, failure: { kind: 'wrong-password', message: 'Invalid login credentials' } };
    expect(await world.session.signIn('ada@example.com', 'wrong')).toMatchObject({ ok: false });
    expect(world.session.state().status).toBe('signed-out');
  });

  it('does not wait for ever when the network goes in the middle', async () => {
    const world = createWorld();
    world.session.start();
    world.nextSignIn.session = stored;
    const result = world.session.signIn('ada@example.com', 'secret');
    await settle();
    world.pass(LOADING_AT_MOST_MS);
    expect(await result).toEqual({ ok: true });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', lapsed: true });
  });

  it('sends waiting submissions again after each new token, not after the same one', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await settle();
    await world.emit('SIGNED_IN');
    expect(world.sendings).toEqual(['ada-1']);
    world.device.stored = storedFor('ada', NOW, HOUR, 'ada-2');
    await world.emit('TOKEN_REFRESHED');
    expect(world.sendings).toEqual(['ada-1', 'ada-2']);
    expect(world.device.mirror?.accessToken).toBe('ada-2');
  });
});

describe('signing out', () => {
  it('needs no network, clears the mirror first and erases what only this person may see', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await settle();
    await world.session.signOut();
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'by-choice' });
    expect(world.device).toEqual({ stored: null, identity: null, mirror: null });
    expect(world.forgottenReads).toEqual(['id-ada']);
    await settle();
    // Closed when nobody is here any more, not before: else it would be opened again.
    expect(world.closedBehind).toEqual([{ userId: 'id-ada', here: null }]);
  });

  it('does not hang on a blocked IndexedDB', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    world.mirrorHangs = true;
    const done = world.session.signOut();
    await settle();
    world.pass(2_000);
    await done;
    expect(world.session.state().status).toBe('signed-out');
  });

  it('drops an answer that arrives afterwards', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await settle();
    await world.session.signOut();
    await world.answerRoles(organizer);
    expect(world.session.state().status).toBe('signed-out');
    expect(world.device.identity).toBeNull();
  });
});

describe('other tabs and other people', () => {
  it('follows a sign-out in another tab', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    world.device.stored = null;
    await world.emit('STORAGE');
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'ended' });
    expect(world.device.mirror).toBeNull();
    await settle();
    expect(world.closedBehind).toEqual([{ userId: 'id-ada', here: null }]);
  });

  it('follows a sign-in in another tab', async () => {
    const world = createWorld();
    world.session.start();
    world.device.stored = stored;
    world.device.identity = kept;
    await world.emit('STORAGE');
    expect(world.session.state()).toMatchObject({ status: 'signed-in', identity: { userId: 'id-ada' } });
  });

  it('never shows one person the roles, the rows or the token of another on the same phone', async () => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW, ['candidate']) });
    world.session.start();
    world.device.stored = storedFor('bob', NOW);
    await world.emit('STORAGE');
    expect(world.session.state().status).toBe('loading');
    expect(world.forgottenReads).toEqual(['id-ada']);
    expect(world.device.mirror?.userId).toBe('id-bob');
    await settle();
    expect(world.closedBehind).toEqual([{ userId: 'id-ada', here: 'id-bob' }]);
    await world.answerRoles({ outcome: 'roles', roles: ['candidate'] }); // the answer to Ada's question
    expect(world.session.state().status).toBe('loading');
    await world.answerRoles({ outcome: 'roles', roles: [] });
    expect(world.session.state()).toMatchObject({ identity: { userId: 'id-bob', roles: [] } });
  });

  it('takes over roles that another tab has learned', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    world.device.identity = keptFor('ada', NOW, []);
    await world.emit('STORAGE');
    expect(world.session.state()).toMatchObject({ identity: { roles: [] } });
  });

  it('waits for the reason when the library removes the session during a refresh', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW, -HOUR), identity: kept });
    world.session.start();
    world.device.stored = null;
    await world.emit('SIGNED_OUT');
    expect(world.session.state().status).toBe('signed-in');
    await world.answerRefresh({ outcome: 'final', message: 'User is banned' });
    expect(world.session.state()).toMatchObject({ status: 'signed-out', message: 'User is banned' });
  });
});

describe('while a page is open', () => {
  it('learns of a role taken away at the next contact', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles(organizer);
    world.session.touch();
    expect(world.asked).toHaveLength(1);
    world.pass(RECHECK_EVERY_MS);
    world.session.touch();
    await world.answerRoles({ outcome: 'roles', roles: [] });
    expect(world.session.state()).toMatchObject({ identity: { roles: [] } });
  });

  it('asks one question at a time', () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    void world.session.recheck();
    void world.session.recheck();
    expect(world.asked).toHaveLength(1);
  });

  it('takes a changed name', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    world.device.stored = { ...stored, fullName: 'Ada L.' };
    await world.emit('USER_UPDATED');
    expect(world.session.state()).toMatchObject({ identity: { fullName: 'Ada L.' } });
  });

  it('hands out a token that has run out only after a refresh, and none when there is no answer', async () => {
    const world = createWorld({ stored, identity: kept });
    world.session.start();
    await world.answerRoles(organizer);
    expect(await world.session.token()).toMatchObject({ accessToken: 'ada-1' });
    world.pass(2 * HOUR);
    const none = world.session.token();
    await world.answerRefresh({ outcome: 'later' });
    expect(await none).toBeNull();
    const fresh = world.session.token();
    await world.answerRefresh({ outcome: 'refreshed' }, storedFor('ada', world.now, HOUR, 'ada-2'));
    expect(await fresh).toMatchObject({ accessToken: 'ada-2' });
  });
});

/** An account with a verified second factor: nobody is signed in until its code is given. */
import { describe, expect, it } from 'vitest';
import type { RolesResult } from '../../../src/core/session/ports.ts';
import { guard } from '../../../src/core/session/guard.ts';
import { createWorld, HOUR, keptFor, OK, settle, storedFor } from '../../support/session/world.ts';

const NOW = 1_800_000_000_000;
const factors = [
  { id: 'f1', kind: 'totp', name: 'Ada’s phone' },
  { id: 'f2', kind: 'webauthn', name: 'Key ring' },
] as const;
const half = { ...storedFor('ada', NOW), missing: factors };
const full = storedFor('ada', NOW, HOUR, 'ada-2');
const roles: RolesResult = { outcome: 'roles', roles: ['advisor'] };

describe('a password without the second factor', () => {
  it('signs nobody in: no roles asked for, no token handed out or mirrored, and staff pages lead to the sign-in', async () => {
    const world = createWorld();
    world.session.start();
    world.nextSignIn = { result: OK, session: half };
    expect(await world.session.signIn('ada@example.com', 'secret')).toEqual(OK);
    expect(world.session.state()).toEqual({ status: 'signed-out', why: 'code', message: null, factors });
    expect(await world.session.token()).toBeNull();
    expect(world.asked).toEqual([]);
    expect(world.sendings).toEqual([]);
    expect(world.device.mirror).toBeNull();
    expect(guard(world.session.state(), ['advisor']).kind).toBe('sign-in');
  });

  it('is a full session once the code is right', async () => {
    const world = createWorld({ stored: half });
    world.session.start();
    expect(world.session.state()).toMatchObject({ why: 'code' });
    world.nextSignIn = { result: OK, session: full };
    const done = world.session.prove({ kind: 'totp', factorId: 'f1', code: '123456' });
    await settle();
    await world.answerRoles(roles);
    expect(await done).toEqual(OK);
    expect(world.codes).toEqual(['123456']);
    expect(world.session.state()).toMatchObject({ status: 'signed-in', identity: { roles: ['advisor'] } });
    expect(world.device.mirror?.accessToken).toBe('ada-2');
    expect(world.sendings).toEqual(['ada-2']);
  });

  it('goes on asking after a wrong code', async () => {
    const world = createWorld({ stored: half });
    world.session.start();
    const failure = { kind: 'wrong-code', message: 'Invalid TOTP code entered' } as const;
    world.nextSignIn = { result: { ok: false, failure }, session: null };
    expect(await world.session.prove({ kind: 'totp', factorId: 'f1', code: '000000' })).toEqual({ ok: false, failure });
    expect(world.session.state()).toMatchObject({ why: 'code' });
    expect(world.device.stored).toEqual(half);
  });

  it('follows a code given in another tab', async () => {
    const world = createWorld({ stored: half });
    world.session.start();
    world.device.stored = full;
    await world.emit('STORAGE');
    await world.answerRoles(roles);
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'reached' });
  });

  it('can be given up for another account', async () => {
    const world = createWorld({ stored: half });
    world.session.start();
    await world.session.signOut();
    expect(world.device.stored).toBeNull();
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'by-choice' });
  });
});

describe('a code', () => {
  it('proves once more who is signed in, and they stay so', async () => {
    const world = createWorld({ stored: full, identity: keptFor('ada', NOW, ['advisor']) });
    world.session.start();
    world.nextSignIn = { result: OK, session: { ...full, accessToken: 'ada-3' } };
    expect(await world.session.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toEqual(OK);
    expect(world.session.state()).toMatchObject({ status: 'signed-in' });
    expect(world.device.mirror?.accessToken).toBe('ada-3');
  });

  it('changes nothing where nobody is', async () => {
    const world = createWorld();
    world.session.start();
    expect(await world.session.prove({ kind: 'totp', factorId: 'f1', code: '123456' })).toMatchObject({
      ok: false,
      failure: { kind: 'session-missing' },
    });
    expect(world.codes).toEqual([]);
    expect(world.session.state().status).toBe('signed-out');
  });

  it('is asked for at the next refresh of a session that began before the account had a factor; its rows are erased', async () => {
    const world = createWorld({ stored: storedFor('ada', NOW), identity: keptFor('ada', NOW, ['advisor']) });
    world.session.start();
    await world.answerRoles(roles);
    world.device.stored = half;
    await world.emit('TOKEN_REFRESHED');
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'code' });
    expect(world.device.mirror).toBeNull();
    expect(world.forgottenReads).toEqual(['id-ada']);
  });
});

describe('a factor that the server asks for', () => {
  const stored = { ...storedFor('ada', NOW), aal: 'aal1', aalSince: NOW - 60_000 } as const;
  const asks = (mustVerify: 'enrol' | 'prove'): RolesResult => ({ outcome: 'roles', roles: ['advisor'], mustVerify });

  it('is kept with the identity, with its level and since when, and gone once the server asks no more', async () => {
    const world = createWorld({ stored });
    world.session.start();
    await settle();
    await world.answerRoles(asks('enrol'));
    const kept = { aal: 'aal1', aalSince: NOW - 60_000, mustVerify: 'enrol' };
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'reached', identity: kept });
    expect(world.device.identity).toMatchObject(kept);
    expect(world.refreshes).toEqual([]);
    world.device.stored = { ...full, aal: 'aal2', aalSince: NOW };
    await world.emit('MFA_CHALLENGE_VERIFIED');
    await world.answerRoles(roles);
    expect(world.device.identity).toMatchObject({ aal: 'aal2', aalSince: NOW });
    expect(world.device.identity).not.toHaveProperty('mustVerify');
  });

  it('and that was set up on another phone ends this session on contact, whatever its token still opens', async () => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW, ['advisor']) });
    world.session.start();
    await settle();
    expect(world.session.state()).toMatchObject({ status: 'signed-in' });
    await world.answerRoles(asks('prove'));
    expect(world.refreshes).toHaveLength(1);
    await world.answerRefresh({ outcome: 'final', message: 'Invalid Refresh Token: Refresh Token Not Found' });
    expect(world.session.state()).toMatchObject({ status: 'signed-out', why: 'ended' });
  });

  it('and that was set up on another phone leaves whoever is in a dead spot at work', async () => {
    const world = createWorld({ stored, identity: keptFor('ada', NOW, ['advisor']) });
    world.session.start();
    await settle();
    await world.answerRoles(asks('prove'));
    await world.answerRefresh({ outcome: 'later' });
    expect(world.session.state()).toMatchObject({ status: 'signed-in', contact: 'unreachable' });
  });
});

/** That refused work is counted where no rollback reaches it, and that honest people behind one address never meet the count. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBudget } from '../../supabase/local/gateway/budget.ts';
import { accountOf, type Caller } from '../../supabase/local/gateway/caller.ts';
import { Refusal } from '../../supabase/local/gateway/refusal.ts';
import { createRooms } from '../../supabase/local/gateway/room.ts';

const caller = (address: string, account: string | null = null): Caller => ({
  address,
  account,
  trusted: false,
  hold: () => undefined,
});
function budgeted() {
  const clock = { ms: 0 };
  return { clock, budget: createBudget(() => clock.ms) };
}

describe('refused work', () => {
  it('of 34 requests of two seconds each makes their sender wait, and a second later those who sent nothing do not', () => {
    const { clock, budget } = budgeted();
    const attacker = caller('203.0.113.66');
    for (let n = 0; n < 34; n++) budget.spend(attacker, 2000, 1000);
    expect(budget.secondsToWait(attacker)).toBeGreaterThan(300);
    expect(budget.secondsToWait(caller('203.0.113.67'))).toBe(0);
    clock.ms += 1000 * budget.secondsToWait(attacker);
    expect(budget.secondsToWait(attacker)).toBe(0);
  });

  it('of a visitor does not count for the accounts behind the same address', () => {
    const { budget } = budgeted();
    for (let n = 0; n < 34; n++) budget.spend(caller('192.0.2.1'), 2000, 1000);
    expect(budget.secondsToWait(caller('192.0.2.1', 'staff'))).toBe(0);
  });

  it('of one account counts wherever it asks from, and many accounts of one address are counted together', () => {
    const { budget } = budgeted();
    for (let n = 0; n < 20; n++) budget.spend(caller(`192.0.2.${n}`, 'one'), 2000, 'call');
    expect(budget.secondsToWait(caller('198.51.100.1', 'one'))).toBeGreaterThan(0);
    for (let n = 0; n < 100; n++) budget.spend(caller('192.0.2.99', `account ${n}`), 1000, 'call');
    expect(budget.secondsToWait(caller('192.0.2.99', 'a new one'))).toBeGreaterThan(0);
  });

  it('of an office of 20 phones that come home at once, each with a bad row in every batch, makes none of them wait', () => {
    const { clock, budget } = budgeted();
    // A batch of 50 that is refused (150 ms), then asked about row by row (200 ms, one row of it refused): five of them a phone.
    for (let batch = 0; batch < 5; batch++) {
      for (let phone = 0; phone < 20; phone++) {
        const one = caller('192.0.2.7', phone % 4 === 0 ? null : `phone ${phone}`);
        budget.spend(one, 150, 50);
        budget.spend(one, 200, 1);
        expect(budget.secondsToWait(one)).toBe(0);
      }
      clock.ms += 3000;
    }
  });

  it('of 5,000 small mistakes in a minute or two, on a machine that is busy, makes nobody behind that address wait', () => {
    const { clock, budget } = budgeted();
    for (let n = 0; n < 5000; n++) {
      budget.spend(caller('192.0.2.7'), 80, 1);
      budget.spend(caller('192.0.2.8'), 80, 'call');
      clock.ms += 20;
    }
    expect([budget.secondsToWait(caller('192.0.2.7')), budget.secondsToWait(caller('192.0.2.8'))]).toEqual([0, 0]);
  });

  it('is none where everything was accepted, however much it is', () => {
    const { budget } = budgeted();
    for (let n = 0; n < 10_000; n++) budget.spend(caller('192.0.2.7'), 100, null);
    expect(budget.secondsToWait(caller('192.0.2.7'))).toBe(0);
  });

  it('costs the holder of the secret key nothing', () => {
    const { budget } = budgeted();
    const server = { ...caller('127.0.0.1'), trusted: true };
    for (let n = 0; n < 100; n++) budget.spend(server, 2000, 'call');
    expect(budget.secondsToWait(server)).toBe(0);
  });
});

describe('an address that keeps turns long', () => {
  it('is slow only while others ask, and no longer once it stops', () => {
    const { clock, budget } = budgeted();
    budget.meet('a');
    budget.spend(caller('a'), 2000, null);
    expect(budget.isSlow('a')).toBe(false);
    budget.meet('b');
    expect([budget.isSlow('a'), budget.isSlow('b')]).toEqual([true, false]);
    budget.meet('a');
    expect(budget.isSlow('a')).toBe(true);
    clock.ms += 20_000;
    budget.meet('b');
    expect(budget.isSlow('a')).toBe(false);
  });
});

describe('the account of a token', () => {
  const sign = (claims: object, secret: string) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    return `Bearer ${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  it('is believed only with a good signature: a made-up one is a visitor', () => {
    expect(accountOf(sign({ sub: 'one' }, 'secret'), 'secret')).toBe('one');
    expect(accountOf(sign({ sub: 'one' }, 'guessed'), 'secret')).toBeNull();
    expect(accountOf(sign({ sub: 7 }, 'secret'), 'secret')).toBeNull();
    for (const token of [null, '', 'Bearer x', 'Bearer a.b.c', 'Bearer a.b'])
      expect(accountOf(token, 'secret')).toBeNull();
  });
});

describe('room for bodies', () => {
  const rooms = () => createRooms({ bytes: 1000, each: 400, free: 100 });
  const isFull = (hold: () => void) => {
    try {
      hold();
      return false;
    } catch (error) {
      return error instanceof Refusal && error.response.status === 503 && error.response.headers.has('retry-after');
    }
  };

  it('is bounded for all, and for an address, and given back', () => {
    const all = rooms();
    const [first, second] = [all.for('a'), all.for('a')];
    first.hold(400);
    expect(isFull(() => second.hold(300))).toBe(true);
    for (const address of ['b', 'c']) all.for(address).hold(450);
    expect(isFull(() => all.for('d').hold(200))).toBe(true);
    first.release();
    expect(isFull(() => all.for('d').hold(200))).toBe(false);
  });

  it('is there for a small form, whatever others hold', () => {
    const all = rooms();
    for (const address of ['a', 'b', 'c']) if (!isFull(() => all.for(address).hold(433))) continue;
    expect(isFull(() => all.for('a').hold(100))).toBe(false);
  });

  it('counts a body that comes in parts as one', () => {
    const all = rooms();
    const held = all.for('a');
    for (let n = 0; n < 5; n++) held.hold(60);
    expect(all.size()).toBe(200);
    held.release();
    held.release();
    expect(all.size()).toBe(0);
  });
});

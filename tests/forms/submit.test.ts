/** From the press of the button to the verdict, over the real outbox on hand-turned fakes. */
import { describe, expect, it } from 'vitest';
import { OutboxError } from '../../src/core/errors.ts';
import type { Outbox } from '../../src/core/outbox/api.ts';
import { submitForm, VERDICT_WAIT_MS, type Slot, type SubmitPorts } from '../../src/forms/submit.ts';
import { createDevice } from '../support/outbox/device.ts';
import { note } from '../support/outbox/kinds.ts';

const ID = '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be001';

function createForm(some: Partial<SubmitPorts> = {}, outbox?: Partial<Outbox>) {
  const device = createDevice({ autoFlush: true });
  const direct: unknown[] = [];
  const told: unknown[] = [];
  let made = 0;
  let asked = 0;
  const slot: Slot = { id: null, saved: false };
  const ports: SubmitPorts = {
    outbox: async () => ({ ...device.outbox, ...outbox }),
    sendDirectly: async (_kind, payload) => {
      direct.push(payload);
      return false;
    },
    online: () => true,
    tellFault: (cause) => void told.push(cause),
    askBackground: () => {
      asked += 1;
    },
    newId: () => {
      made += 1;
      return made === 1 ? ID : ID.replace(/1$/, String(made));
    },
    ...some,
  };
  return {
    device,
    direct,
    told,
    slot,
    submit: (text: string) => submitForm(ports, slot, note, { text }),
    idsMade: () => made,
    asked: () => asked,
  };
}

const storageGone = () => Promise.reject(new OutboxError('storage-unavailable', 'Blocked.'));

describe('submitting a form', () => {
  it('keeps what belongs to it before itself, and says saved of neither when one of them could not be kept', async () => {
    const order: string[] = [];
    const good = createForm({ keepFirst: async (id) => void order.push(id), sendDirectly: async () => false });
    expect(await good.submit('Hello')).toEqual({ kind: 'delivered', id: ID });
    expect(order).toEqual([ID]);
    const bad = createForm({ keepFirst: storageGone, sendDirectly: async () => false });
    expect(await bad.submit('Hello')).toMatchObject({ kind: 'not-saved' });
    expect([...bad.device.server.table.keys()]).toEqual([]);
    expect(await bad.device.outbox.get(ID)).toBeUndefined();
  });

  it('says delivered only when the row is in its table', async () => {
    const form = createForm();
    expect(await form.submit('Hello')).toEqual({ kind: 'delivered', id: ID });
    expect([...form.device.server.table.keys()]).toEqual([ID]);
  });

  it.each(['500', '503', '429', '401', 'html', 'drop', 'hang', '502'] as const)(
    'says saved when the server answers %s, and the item stays',
    async (mode) => {
      const form = createForm();
      form.device.server.modes = [mode];
      expect(await form.submit('Hello')).toMatchObject({ kind: 'saved', id: ID });
      expect(form.device.disk.bySeq()).toHaveLength(1);
    },
  );

  it('says saved when no verdict comes in time', async () => {
    const form = createForm({}, { settled: async () => 'timeout' });
    expect(await form.submit('Hello')).toEqual({ kind: 'saved', id: ID });
  });

  it('waits for the verdict as long as the form promises, and not at all without a network', async () => {
    const waits: number[] = [];
    const settled: Outbox['settled'] = async (_, ms) => {
      waits.push(ms);
      return 'delivered';
    };
    await createForm({}, { settled }).submit('Hello');
    expect(waits).toEqual([VERDICT_WAIT_MS]);
    expect(await createForm({ online: () => false }, { settled }).submit('Hello')).toEqual({ kind: 'saved', id: ID });
    expect(waits).toHaveLength(1);
  });

  it('says of a form that no connection sends that it is held', async () => {
    const form = createForm({}, { settled: async () => 'waiting' });
    expect(await form.submit('Hello')).toEqual({ kind: 'saved', id: ID, held: true });
  });

  it('asks the browser to send in the background once the item is saved, and not before', async () => {
    const form = createForm();
    await form.submit('Hello');
    expect(form.asked()).toBe(1);
    const broken = createForm({ outbox: storageGone });
    await broken.submit('Hello');
    expect(broken.asked()).toBe(0);
  });

  it('never tells a saved item as a failure, even when storage breaks right after', async () => {
    const form = createForm({}, { settled: storageGone });
    expect(await form.submit('Hello')).toEqual({ kind: 'saved', id: ID });
  });
});

describe('a refused form', () => {
  it('names the rule that refused it', async () => {
    const form = createForm();
    expect(await form.submit('bad')).toMatchObject({ kind: 'refused', error: { constraint: 'text_check' } });
  });

  it('is changed and sent again as the same item', async () => {
    const form = createForm();
    await form.submit('bad');
    expect(await form.submit('Better')).toEqual({ kind: 'delivered', id: ID });
    expect(form.device.disk.bySeq()).toHaveLength(1);
    expect(form.device.server.journal.map(({ id }) => id)).toEqual([ID]);
    expect(form.idsMade()).toBe(1);
  });

  it('is saved anew when the person deleted it elsewhere meanwhile', async () => {
    const form = createForm();
    await form.submit('bad');
    await form.device.outbox.remove(ID);
    expect(await form.submit('Better')).toEqual({ kind: 'delivered', id: ID });
  });
});

describe('pressing twice', () => {
  it('makes one submission', async () => {
    const form = createForm();
    await Promise.all([form.submit('Hello'), form.submit('Hello')]);
    expect(form.device.server.journal.map(({ id }) => id)).toEqual([ID]);
  });

  it('saves the later text when the first press seemed to fail but was saved', async () => {
    const form = createForm({ online: () => false });
    form.slot.id = ID;
    await form.device.outbox.enqueue(note, { text: 'First' }, { id: ID });
    expect((await form.submit('Second')).kind).toBe('saved');
    expect(form.device.disk.bySeq().map(({ payload }) => payload)).toEqual([{ text: 'Second' }]);
  });
});

describe('without storage', () => {
  it('sends the form directly, once, and says delivered only when that worked', async () => {
    const sent: string[] = [];
    const form = createForm({
      outbox: storageGone,
      sendDirectly: async (_kind, _payload, id) => {
        sent.push(id);
        return true;
      },
    });
    expect(await form.submit('Hello')).toEqual({ kind: 'delivered', id: ID });
    expect(sent).toEqual([ID]);
  });

  it('says that nothing was saved when that fails too, and keeps the id for the next press', async () => {
    const form = createForm({ outbox: storageGone });
    expect(await form.submit('Hello')).toEqual({ kind: 'not-saved', why: 'storage' });
    expect(await form.submit('Hello')).toEqual({ kind: 'not-saved', why: 'storage' });
    expect(form.idsMade()).toBe(1);
    expect(form.slot).toEqual({ id: ID, saved: false });
  });

  it('calls code that did not come what it is, and nobody’s mistake', async () => {
    const lost = new TypeError('Importing a module script failed.');
    const form = createForm({ outbox: () => Promise.reject(lost) });
    expect(await form.submit('Hello')).toEqual({ kind: 'not-saved', why: 'code' });
    expect(form.told).toEqual([]);
  });
});

describe('a mistake of the app’s own while saving', () => {
  it('is not called storage: it is told, and the form is tried past the outbox all the same', async () => {
    const mistake = new TypeError('payload.trim is not a function');
    const form = createForm({}, { enqueue: () => Promise.reject(mistake) });
    expect(await form.submit('Hello')).toEqual({ kind: 'not-saved', why: 'app' });
    expect(form.told).toEqual([mistake]);
    expect(form.direct).toHaveLength(1);
  });
});

describe('changing an item that waits', () => {
  it('replaces what was saved, under the same id', async () => {
    const form = createForm({ online: () => false });
    await form.device.outbox.enqueue(note, { text: 'bad first' }, { id: ID });
    await form.device.outbox.flush('timer');
    Object.assign(form.slot, { id: ID, saved: true });
    expect(await form.submit('Second')).toEqual({ kind: 'saved', id: ID });
    expect(form.idsMade()).toBe(0);
  });

  it('says so when it was sent meanwhile; the next press is a submission of its own', async () => {
    const form = createForm();
    await form.submit('First');
    expect(await form.submit('Second')).toEqual({ kind: 'too-late', sent: true });
    expect(form.device.texts()).toEqual(['First']);
    expect(await form.submit('Second')).toMatchObject({ kind: 'delivered' });
    expect(form.device.texts()).toEqual(['First', 'Second']);
  });

  it('does not send a change directly while the earlier version may be on its way', async () => {
    const form = createForm({}, { replace: () => Promise.reject(new OutboxError('in-flight', 'Being sent.')) });
    Object.assign(form.slot, { id: ID, saved: true });
    expect(await form.submit('Second')).toEqual({ kind: 'too-late', sent: false });
    expect(form.direct).toEqual([]);
    expect(form.slot).toEqual({ id: ID, saved: true });
  });
});

/** A phone killed while a conversation is being saved: what was said arrives once, and nobody is asked to say it again. */
import { describe, expect, it } from 'vitest';
import type { Outbox } from '../../../../src/core/outbox/api.ts';
import { enqueueOnce } from '../../../../src/core/outbox/once.ts';
import {
  emptyConversation,
  reopenConversation,
  type Conversation,
} from '../../../../src/features/field/model/conversation.ts';
import { createDevice } from '../../../support/outbox/device.ts';
import { knock, note } from '../../../support/outbox/kinds.ts';

const KEY = 'field:ann:door-7';

function createPhone() {
  const device = createDevice();
  const shelf = new Map<string, unknown>();
  const drafts = {
    read: (key: string) => Promise.resolve(shelf.get(key) ?? null),
    forget: (key: string) => Promise.resolve(void shelf.delete(key)),
  };
  /** A page of its own over the same disk: what was in the memory of the one before is gone. */
  const start = () => {
    const outbox = device.tab();
    return {
      outbox,
      reopen: () => reopenConversation(drafts, KEY, async (id) => (await outbox.get(id)) !== undefined),
    };
  };
  const keep = (talk: Conversation) => shelf.set(KEY, JSON.parse(JSON.stringify(talk)));
  const arrived = () => device.server.journal.map(({ id }) => id);
  return { ...device, shelf, start, keep, arrived };
}

const askForSign = (outbox: Outbox, talk: Conversation) =>
  enqueueOnce(outbox, note, { text: `ok ${talk.phone}` }, { id: talk.ids.sign });
const saveAttempt = (outbox: Outbox, talk: Conversation) =>
  enqueueOnce(outbox, knock, { door: '7', text: talk.notes }, { id: talk.ids.attempt });

describe('a phone that dies', () => {
  const talk = { ...emptyConversation('ada'), notes: 'ok Ring twice.', wantsSign: true, phone: '555-0100' };

  it('between the sign and the result asks for one sign', async () => {
    const phone = createPhone();
    phone.keep(talk);
    await askForSign(phone.start().outbox, talk);

    const { outbox, reopen } = phone.start();
    const again = await reopen();
    expect(again).toEqual(talk);
    await askForSign(outbox, again ?? emptyConversation(null));
    await saveAttempt(outbox, again ?? emptyConversation(null));
    await outbox.flush('timer');
    expect(phone.arrived().sort()).toEqual([talk.ids.sign, talk.ids.attempt].sort());
  });

  it('between the result and forgetting the draft does not offer the conversation again', async () => {
    const phone = createPhone();
    phone.keep(talk);
    await saveAttempt(phone.start().outbox, talk);

    const { outbox, reopen } = phone.start();
    expect(await reopen()).toBeNull();
    expect(phone.shelf.size).toBe(0);
    await outbox.flush('timer');
    expect(phone.arrived()).toEqual([talk.ids.attempt]);
  });

  it('and had sent the result before does not offer it either', async () => {
    const phone = createPhone();
    phone.keep(talk);
    const before = phone.start().outbox;
    await saveAttempt(before, talk);
    await before.flush('timer');
    expect(await phone.start().reopen()).toBeNull();
  });

  it('and whose receipt is gone too may offer it again, and the server still has it once', async () => {
    const phone = createPhone();
    phone.keep(talk);
    const before = phone.start().outbox;
    await saveAttempt(before, talk);
    await before.flush('timer');
    await before.remove(talk.ids.attempt);

    const { outbox, reopen } = phone.start();
    const again = await reopen();
    await saveAttempt(outbox, again ?? emptyConversation(null));
    await outbox.flush('timer');
    expect((await outbox.get(talk.ids.attempt))?.state).toBe('delivered');
    expect(phone.server.table.size).toBe(1);
  });
});

describe('saving under an id that was made before', () => {
  const talk = { ...emptyConversation('ada'), phone: '555-0100' };

  it('twice is one item with one receipt, and no error', async () => {
    const { outbox, disk } = createDevice();
    const first = await askForSign(outbox, talk);
    const second = await askForSign(outbox, talk);
    expect(second).toEqual(first);
    expect(disk.items.size).toBe(1);
  });

  it('with other words changes what still waits here', async () => {
    const { outbox, texts } = createDevice();
    await askForSign(outbox, talk);
    await askForSign(outbox, { ...talk, phone: '555-0199' });
    await outbox.flush('timer');
    expect(texts()).toEqual(['ok 555-0199']);
  });

  it('with the same words is no error when it was sent meanwhile', async () => {
    const { outbox, texts } = createDevice();
    await askForSign(outbox, talk);
    await outbox.flush('timer');
    await askForSign(outbox, talk);
    expect(texts()).toEqual(['ok 555-0100']);
  });

  it('with other words leaves what was sent as it is', async () => {
    const { outbox, disk, texts } = createDevice();
    await askForSign(outbox, talk);
    await outbox.flush('timer');
    await askForSign(outbox, { ...talk, phone: '555-0199' });
    await outbox.flush('timer');
    expect(texts()).toEqual(['ok 555-0100']);
    expect(disk.items.size).toBe(1);
  });

  it('never turns one kind of record into another', async () => {
    const { outbox } = createDevice();
    await enqueueOnce(outbox, note, { text: 'ok' }, { id: talk.ids.sign });
    await expect(enqueueOnce(outbox, knock, { door: '7', text: 'ok' }, { id: talk.ids.sign })).rejects.toMatchObject({
      code: 'duplicate-id',
    });
  });
});

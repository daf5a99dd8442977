/** What nobody waits for never keeps a person's form waiting: not in the queue, not on its way, not when it is refused. */
import { expect, it } from 'vitest';
import { clearingTheWay, createPoliteTransport } from '../../../src/core/outbox/giveWay.ts';
import { FAILURE_PRIORITY } from '../../../src/core/failures/failure.ts';
import { createKindRegistry, defineKind } from '../../../src/core/outbox/kind.ts';
import type { InsertRequest, TransportResult } from '../../../src/core/outbox/ports.ts';
import { createDevice } from '../../support/outbox/device.ts';
import { answer, FakeServer } from '../../support/outbox/fakeServer.ts';
import { note, type Note } from '../../support/outbox/kinds.ts';
import { ManualClock } from '../../support/outbox/ports.ts';

const report = defineKind<Note>({
  kind: 'device-failure',
  version: 1,
  table: 'device_failures',
  priority: FAILURE_PRIORITY,
  toRow: ({ text }, { id, createdAt }) => ({ id, text, client_created_at: createdAt }),
  describe: () => 'A failure of this app.',
});

/** A page whose server answers `device_failures` as told, and everything else as it should. */
function page(answers: (request: InsertRequest) => Promise<TransportResult>, autoFlush = true) {
  const server = new FakeServer();
  const clock = new ManualClock();
  const sent: string[] = [];
  const transport = createPoliteTransport(
    {
      insert: (request) => {
        sent.push(request.table);
        return request.table === report.table ? answers(request) : Promise.resolve(server.handle(request));
      },
      insertEach: (request) => {
        sent.push(`${request.table}, each`);
        return request.table === report.table ? answers(request) : Promise.resolve(server.handleEach(request));
      },
    },
    [report.table],
    clock,
  );
  const device = createDevice({ transport, clock, kinds: createKindRegistry([note, report]), autoFlush });
  const outbox = clearingTheWay(device.outbox, transport, 89);
  /** Lets everything happen that needs no time. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { outbox, server, clock, sent, settle, texts: () => [...server.table.values()].map(({ row }) => row['text']) };
}

const untilGivenUp = ({ signal }: InsertRequest) =>
  new Promise<TransportResult>((resolve) => {
    const end = () => resolve(answer({ status: 0, networkError: 'failed' }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });

it('sends a form before the reports that were saved earlier', async () => {
  const { outbox, sent, settle, texts } = page(async () => answer({ status: 201 }), false);
  for (let n = 0; n < 20; n += 1) await outbox.enqueue(report, { text: `${n}` });
  await outbox.enqueue(note, { text: 'ok form' });
  await outbox.flush('timer');
  await settle();
  expect(sent).toEqual(['notes', 'device_failures']);
  expect(texts()).toEqual(['ok form']);
});

it('lets a form go within a second where a report whose batch was refused gets no answer row by row', async () => {
  const refused = answer({ status: 400, code: '23514', contentType: 'application/json' });
  let asked = 0;
  const { outbox, clock, sent, settle, texts } = page((request) =>
    (asked += 1) === 1 ? Promise.resolve(refused) : untilGivenUp(request),
  );
  await Promise.all(['1', '2'].map((text) => outbox.enqueue(report, { text })));
  await settle();
  expect(sent).toEqual(['device_failures', 'device_failures, each']);
  await outbox.enqueue(note, { text: 'ok form' });
  clock.advance(1_000);
  await settle();
  expect(texts()).toEqual(['ok form']);
});

it('lets a form go within a second where a report on its way gets no answer, and keeps the report', async () => {
  const { outbox, clock, settle, texts } = page(untilGivenUp);
  await outbox.enqueue(report, { text: 'hangs' });
  await settle();
  await outbox.enqueue(note, { text: 'ok form' });
  await settle();
  expect(texts()).toEqual([]);
  clock.advance(1_000);
  await settle();
  expect(texts()).toEqual(['ok form']);
  expect((await outbox.counts()).queued).toBe(1);
});

it('does not hurry a report while nobody waits', async () => {
  let given = false;
  const { outbox, clock, settle } = page((request) =>
    untilGivenUp(request).then((result) => {
      given = true;
      return result;
    }),
  );
  await outbox.enqueue(report, { text: 'slow' });
  await settle();
  clock.advance(15_000);
  await settle();
  expect(given).toBe(false);
});

it('sends the report that gave way once the form has its answer', async () => {
  let tries = 0;
  const { outbox, clock, settle } = page((request) =>
    (tries += 1) === 1 ? untilGivenUp(request) : Promise.resolve(answer({ status: 201 })),
  );
  await outbox.enqueue(report, { text: 'hangs once' });
  await settle();
  await outbox.enqueue(note, { text: 'ok form' });
  await settle();
  clock.advance(1_000);
  await settle();
  clock.advance(10_000);
  await settle();
  expect(await outbox.counts()).toMatchObject({ delivered: 2, queued: 0 });
});

it.each([
  ['refused', { status: 400, code: '23514', contentType: 'application/json' }],
  ['too many', { status: 429, retryAfterMs: 60_000 }],
  ['unknown to the server', { status: 404, code: 'PGRST205', contentType: 'application/json' }],
  ['failing', { status: 500, contentType: 'text/plain' }],
])('sends a form that is saved while reports are %s', async (_, said) => {
  const { outbox, clock, settle, texts } = page(async () => answer(said));
  for (let n = 0; n < 5; n += 1) await outbox.enqueue(report, { text: `${n}` });
  await settle();
  await outbox.enqueue(note, { text: 'ok form' });
  clock.advance(2_000);
  await settle();
  expect(texts()).toEqual(['ok form']);
});

it('sends at a press of "send now" what was tried before, although new reports have to give way in the same flush', async () => {
  const { outbox, server, clock, texts } = page(async () => answer({ status: 201 }), false);
  server.modes = ['drop'];
  await outbox.enqueue(note, { text: 'ok form' });
  await outbox.flush('timer');
  clock.advance(300_000);
  for (let n = 0; n < 120; n += 1) await outbox.enqueue(report, { text: `${n}` });
  await outbox.retryNow();
  expect(texts()).toEqual(['ok form']);
});

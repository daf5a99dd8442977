/** Files of payment processors, in their own layouts: what each comes to, to the cent, and what of it is no contribution, by name. */
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openGifts, readGifts } from '../../../src/features/money/gift-files/giftFile.ts';
import { lackingOf } from '../../../src/features/money/model/imports/columns.ts';
import { fileSums } from '../../../src/features/money/model/imports/fileSums.ts';

const ZONE = 'America/New_York';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer; // never shared
const fixture = (name: string) => fs.readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8');

type Asked = Partial<Parameters<typeof readGifts>[1]>;
async function read(text: string, asked: Asked = {}) {
  const opened = await openGifts(bytesOf(text));
  const mapping = opened.source === 'actblue' ? {} : opened.guess;
  return { opened, ...(await readGifts(opened, { mapping, otherwise: 'card', zone: ZONE, ...asked })) };
}
const told = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.map(({ what, on, cents, fee_cents: fee }) => [what, on, cents, fee]);
const leftByName = ({ leftOut }: Awaited<ReturnType<typeof read>>) =>
  leftOut.map(({ row, fault, name }) => [row, fault, name]);
const keysOfGifts = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.flatMap((line) => (line.what === 'gift' ? [[line.giver.name, line.key]] : []));

describe('ActBlue', () => {
  it('of 7 contributions of $1,264.39, with a refund of $25.00 and $0.99 of its fee back, $1,190.42 reaches the bank', async () => {
    const { lines, leftOut } = await read(fixture('actblue.csv'));
    expect(leftOut).toEqual([]);
    expect(fileSums(lines)).toMatchObject({
      contributions: 7,
      contributed: 126_439,
      fees: 4996,
      refunds: 1,
      refunded: 2500,
      feesBack: 99,
      reachesBank: 119_042,
    });
  });
});

describe('Anedot', () => {
  it('has 2 contributions and a refund of the first, leaves the failed one out by name, and knows its payout of $957.40', async () => {
    const file = await read(fixture('anedot-ledger.csv'));
    expect(file.opened).toMatchObject({ source: 'anedot', processor: 'Anedot', total: 5 });
    expect(told(file)).toEqual([
      ['gift', '2026-11-18', 5000, 230],
      ['gift', '2026-11-19', 100_000, 4030],
      ['refund', '2026-11-21', 5000, 0],
      ['payout', '2026-11-23', 95_740, 0],
    ]);
    expect(leftByName(file)).toEqual([[5, 'failed', 'Tim Fail']]);
    expect(file.lines[2]).toMatchObject({ refund_of: file.lines[0]?.key });
    expect(file.lines.flatMap((line) => (line.what === 'gift' ? [line.method] : []))).toEqual(['card', 'transfer']);
    expect(fileSums(file.lines)).toMatchObject({ contributions: 2, fees: 4260, reachesBank: 95_740, paidOut: 95_740 });
    expect(file.lines.map(({ payout, payout_on: on }) => [payout, on])).toEqual(
      Array.from({ length: 4 }, () => ['w-77', '2026-11-23']),
    );
  });

  it('refunds a contribution of an earlier file by its number, and never one that looks like it', async () => {
    const [head = '', first = '', , refund = ''] = fixture('anedot-ledger.csv').split('\n');
    const file = await read([head, first.replace('d-1001', 'd-2001'), refund].join('\n'));
    expect(file.lines[1]).toMatchObject({ what: 'refund', refund_of: 'anedot:d-1001' });
  });
});

describe('PayPal', () => {
  it('has 2 contributions, lets the pending one wait by name, ties the refund to its payment, and tells New York’s day of 22:30 PST', async () => {
    const file = await read(fixture('paypal.csv'));
    expect(file.opened).toMatchObject({ source: 'paypal', processor: 'PayPal' });
    expect(told(file)).toEqual([
      ['gift', '2026-11-18', 6000, 209],
      ['gift', '2026-11-20', 120_000, 3529],
      ['refund', '2026-11-20', 6000, -160],
      ['payout', '2026-11-21', 116_422, 0],
    ]);
    expect(leftByName(file)).toEqual([[3, 'pending', 'Jon King']]);
    expect(file.lines[2]).toMatchObject({ refund_of: 'paypal:TX1', key: 'paypal:TX4', matched: 'Ivy Jones' });
    expect(fileSums(file.lines)).toMatchObject({ fees: 3738, feesBack: 160, reachesBank: 116_422, paidOut: 116_422 });
    expect(new Set(file.lines.map(({ payout }) => payout))).toEqual(new Set(['TX5']));
  });

  it('in Spanish, with the day first and a comma before the cents, is read the same', async () => {
    const file = await read(
      '\uFEFF"Fecha","Hora","Zona horaria","Nombre","Tipo","Estado","Divisa","Bruto","Comisión","Neto","Correo electrónico del remitente","Id. de transacción"\r\n' +
        '"18/11/2026","10:00:00","CET","Ana Ruiz","Pago de donación","Completado","USD","1.060,00","-2,09","1.057,91","ar@example.com","A1"\r\n' +
        '"05/11/2026","01:00:00","CET","Bo Tran","Pago de donación","Completado","USD","40,00","-1,00","39,00","bt@example.com","A2"\r\n' +
        '"19/11/2026","10:00:00","CET","Cy Lund","Pago de donación","Pendiente","USD","40,00","0,00","40,00","cl@example.com","A3"\r\n' +
        '"19/11/2026","10:00:00","CET","Di Vos","Pago de donación","Completado","EUR","40,00","-1,00","39,00","dv@example.com","A4"\r\n' +
        '"20/11/2026","10:00:00","CET","Ana Ruiz","Reembolso de pago","Completado","USD","-60,00","1,60","-58,40","ar@example.com","A5"\r\n',
    );
    expect(told(file)).toEqual([
      ['gift', '2026-11-18', 106_000, 209],
      ['gift', '2026-11-04', 4000, 100],
      ['refund', '2026-11-20', 6000, -160],
    ]);
    expect(leftByName(file)).toEqual([
      [4, 'pending', 'Cy Lund'],
      [5, 'currency', 'Di Vos'],
    ]);
  });

  it('asks whether the day or the month comes first where a Spanish file does not show it', async () => {
    const text =
      'Fecha,Hora,Zona horaria,Nombre,Tipo,Estado,Divisa,Bruto,Comisión,Neto,Id. de transacción\n' +
      '05/11/2026,10:00:00,PST,Ana Ruiz,Pago de donación,Completado,USD,60.00,-2.09,57.91,A1\n';
    expect(await read(text)).toMatchObject({ asksOrder: true, lines: [] });
    expect((await read(text, { order: 'dmy' })).lines[0]?.on).toBe('2026-11-05');
    expect((await read(text, { order: 'mdy' })).lines[0]?.on).toBe('2026-05-11');
  });

  it('knows a chargeback as a refund, its fee as a fee, and leaves holds, conversions and outgoing payments out by name', async () => {
    const head = fixture('paypal.csv').split('\n')[0] ?? '';
    const row = (
      type: string,
      gross: string,
      fee: string,
      net: string,
      id: string,
      name = 'Ivy Jones',
      status = 'Completed',
    ) =>
      `"11/18/2026","10:00:00","EST","${name}","${type}","${status}","USD","${gross}","${fee}","${net}","ij@example.com","c@example.com","${id}","","","",""`;
    const file = await read(
      [
        head,
        row('Donation Payment', '60.00', '-2.09', '57.91', 'T1', 'Ivy Jones', 'Reversed'),
        row('Donation Payment', '70.00', '-2.30', '67.70', 'T2'),
        row('Chargeback', '-70.00', '0.00', '-70.00', 'T3'),
        row('Chargeback Fee', '-20.00', '0.00', '-20.00', 'T4'),
        row('Hold on Balance for Dispute Investigation', '-70.00', '0.00', '-70.00', 'T5'),
        row('General Currency Conversion', '12.00', '0.00', '12.00', 'T6'),
        row('Website Payment', '-9.00', '0.00', '-9.00', 'T7', 'Print Shop'),
        row('Mystery Row', '9.00', '0.00', '9.00', 'T8', 'Lee Odd'),
        row('Donation Payment', '9.00', '0.00', '9.00', 'T9', 'Lee Odd', 'Wandering'),
      ].join('\n'),
    );
    expect(told(file)).toEqual([
      ['gift', '2026-11-18', 7000, 230],
      ['refund', '2026-11-18', 7000, 0],
      ['fee', '2026-11-18', 2000, 0],
    ]);
    expect(leftByName(file)).toEqual([
      [2, 'failed', 'Ivy Jones'],
      [6, 'other', 'Ivy Jones'],
      [7, 'other', 'Ivy Jones'],
      [8, 'negative', 'Print Shop'],
      [9, 'type', 'Lee Odd'],
      [10, 'status', 'Lee Odd'],
    ]);
    expect(file.words).toEqual([
      { field: 'type', word: 'Mystery Row', rows: 1 },
      { field: 'status', word: 'Wandering', rows: 1 },
    ]);
  });
});

describe('Stripe', () => {
  it('of a payout’s report: 03:30 UTC on the 18th is the 17th in New York, the refund is of ch_2, a fee has its own line, and po_1 is $93.92', async () => {
    const file = await read(fixture('stripe-payout-recon.csv'));
    expect(file.opened).toMatchObject({ source: 'stripe', processor: 'Stripe' });
    expect(told(file)).toEqual([
      ['gift', '2026-11-17', 10_000, 320],
      ['gift', '2026-11-19', 2000, 88],
      ['refund', '2026-11-20', 2000, 0],
      ['fee', '2026-11-20', 200, 0],
    ]);
    expect(file.leftOut).toEqual([]);
    expect(file.lines[2]).toMatchObject({ refund_of: 'stripe:ch_2', key: 'stripe:re_1', matched: null });
    expect(fileSums(file.lines)).toMatchObject({ fees: 408, ownFees: 200, reachesBank: 9392 });
    expect(file.lines.map(({ payout, payout_on: on }) => [payout, on])).toEqual(
      Array.from({ length: 4 }, () => ['po_1', '2026-11-23']),
    );
  });

  it('of payments: a refund in the row of its payment is both, a failed and an incomplete one neither, euros are refused', async () => {
    const file = await read(
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Description,Fee,Status,Card Name,Customer Email,Refunded date (UTC)\n' +
        'ch_1,2026-11-18 03:30:00,100.00,0.00,usd,true,Donation,3.20,Paid,Gina Hall,gh@example.com,\n' +
        'ch_2,2026-11-19 09:30:00,20.00,20.00,usd,true,Donation,0.88,Refunded,Hal Ives,hi@example.com,2026-11-20 10:00:00\n' +
        'ch_3,2026-11-19 09:30:00,20.00,0.00,usd,false,Donation,0.00,Failed,Ida Jay,ij@example.com,\n' +
        'ch_4,2026-11-19 09:30:00,20.00,0.00,usd,false,Donation,0.00,requires_payment_method,Kim Low,kl@example.com,\n' +
        'ch_5,2026-11-19 09:30:00,20.00,0.00,eur,true,Donation,0.88,Paid,Lou Mey,lm@example.com,\n' +
        'ch_6,2026-11-19 09:30:00,20.00,5.00,usd,true,Donation,0.88,Partial Refund,Nan Orr,no@example.com,\n' +
        'ch_7,2026-11-19 09:30:00,20.00,0.00,usd,false,Donation,0.88,Uncaptured,Pat Quo,pq@example.com,\n',
    );
    expect(told(file)).toEqual([
      ['gift', '2026-11-17', 10_000, 320],
      ['gift', '2026-11-19', 2000, 88],
      ['refund', '2026-11-20', 2000, 0],
    ]);
    expect(file.lines[2]).toMatchObject({ refund_of: 'stripe:ch_2' });
    const disputed = await read(
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Fee,Status,Card Name,Disputed Amount\n' +
        'ch_8,2026-11-18 13:30:00,100.00,0.00,usd,3.20,Paid,Rae Sun,100.00\nch_9,2026-11-18 13:30:00,5.00,0.00,usd,0.45,Paid,Ted Ure,\n',
    );
    expect(told(disputed)).toEqual([['gift', '2026-11-18', 500, 45]]);
    expect(leftByName(disputed)).toEqual([[2, 'disputed', 'Rae Sun']]);
    expect(leftByName(file)).toEqual([
      [4, 'failed', 'Ida Jay'],
      [5, 'failed', 'Kim Low'],
      [6, 'currency', 'Lou Mey'],
      [7, 'refunded', 'Nan Orr'],
      [8, 'pending', 'Pat Quo'],
    ]);
  });
});

describe('Square', () => {
  it('has its zone in words, two-digit years, fees below zero, and refunds tied by person and amount', async () => {
    const file = await read(
      'Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Total Collected,Fees,Net Total,Transaction ID,Payment ID,Card Brand,Event Type,Customer Name,Deposit ID,Deposit Date,Transaction Status\r\n' +
        '11/18/26,22:30:00,Pacific Time (US & Canada),$25.00,$0.00,$25.00,$25.00,-$0.95,$24.05,S1,P1,Visa,Payment,Mia Nox,D1,11/20/26,Complete\r\n' +
        '11/19/26,09:00:00,Eastern Time (US & Canada),$40.00,$0.00,$40.00,$40.00,-$1.34,$38.66,S2,P2,Visa,Payment,Ole Pym,D1,11/20/26,Complete\r\n' +
        '11/20/26,09:00:00,Eastern Time (US & Canada),-$40.00,$0.00,-$40.00,-$40.00,$0.00,-$40.00,S3,P3,Visa,Refund,Ole Pym,D1,11/20/26,Complete\r\n' +
        '11/20/26,09:00:00,Eastern Time (US & Canada),-$7.00,$0.00,-$7.00,-$7.00,$0.00,-$7.00,S4,P4,Visa,Refund,Not Here,D1,11/20/26,Complete\r\n',
    );
    expect(file.opened.source).toBe('square');
    expect(told(file)).toEqual([
      ['gift', '2026-11-19', 2500, 95],
      ['gift', '2026-11-19', 4000, 134],
      ['refund', '2026-11-20', 4000, 0],
    ]);
    expect(file.lines[2]).toMatchObject({ refund_of: 'square:P2', matched: 'Ole Pym' });
    expect(leftByName(file)).toEqual([[5, 'negative', 'Not Here']]);
  });
});

describe('a processor that has no layout here', () => {
  it('like Donorbox: asks for the zone of times that name none, and takes two fees and what is left', async () => {
    const text =
      'Name,Donor Email,Address,City,State / Province,Postal Code,Employer,Occupation,Donation Type,Amount,Currency,Processing Fee,Platform Fee,Net Amount,Status,Donated At\n' +
      'Uma Voss,uv@example.com,1 Elm St,Larkspur Falls,OH,45202,Mercy,Nurse,stripe,100.00,USD,3.20,1.75,95.05,Paid,2026-11-18 03:30:00\n' +
      'Wes Xu,wx@example.com,2 Elm St,Larkspur Falls,OH,45202,Acme,Clerk,stripe,10.00,USD,0.59,0.18,9.23,Failed,2026-11-18 03:30:00\n';
    const asked = await read(text);
    expect(asked).toMatchObject({ asksZone: true, lines: [], leftOut: [], opened: { source: 'csv', processor: null } });
    const file = await read(text, { fileZone: 'UTC' });
    expect(told(file)).toEqual([['gift', '2026-11-17', 10_000, 495]]);
    expect(leftByName(file)).toEqual([[3, 'failed', 'Wes Xu']]);
    expect((await read(text, { fileZone: ZONE })).lines[0]?.on).toBe('2026-11-18');
  });

  it('like Givebutter: finds the state of a payment by what the column says, whatever it is called', async () => {
    const file = await read(
      'Transaction ID,First Name,Last Name,Email,Amount,Fee,Payment Result,Method,Transaction Date\n' +
        'g1,Abe,Bly,ab@example.com,$25.00,$0.95,succeeded,card,"Nov 18, 2026"\n' +
        'g2,Cal,Dew,cd@example.com,$25.00,$0.95,declined,card,"Nov 18, 2026"\n' +
        'g3,Eve,Fay,ef@example.com,$25.00,$0.95,under_review,ach,"November 19, 2026"\n',
    );
    expect(told(file)).toEqual([['gift', '2026-11-18', 2500, 95]]);
    expect(leftByName(file)).toEqual([
      [3, 'failed', 'Cal Dew'],
      [4, 'pending', 'Eve Fay'],
    ]);
    expect(lackingOf({ ...file.opened.guess, status: 2 }, file.opened.states)).toEqual(['status']);
  });

  it('like WinRed: a refund by the number of its contribution, a word that is not known asked about and never a contribution', async () => {
    const text =
      'ID,Created At,First Name,Last Name,Email,Amount,Fee,Status,Action,Original ID\n' +
      'w1,2026-11-18T20:57:08-05:00,Gus,Hix,gh@example.com,50.00,1.97,paid,purchase,\n' +
      'w2,2026-11-19T20:57:08-05:00,Gus,Hix,gh@example.com,-50.00,-1.97,refunded,refund,w1\n' +
      'w3,2026-11-19T20:57:08-05:00,Ira,Jot,ij@example.com,50.00,1.97,limbo,purchase,\n';
    const file = await read(text);
    expect(told(file)).toEqual([
      ['gift', '2026-11-18', 5000, 197],
      ['refund', '2026-11-19', 5000, -197],
    ]);
    expect(file.lines[1]).toMatchObject({ refund_of: file.lines[0]?.key, matched: null });
    expect(leftByName(file)).toEqual([[4, 'status', 'Ira Jot']]);
    expect(file.words).toEqual([{ field: 'status', word: 'limbo', rows: 1 }]);
    expect(told(await read(text, { answers: { 'status:limbo': 'paid' } }))).toHaveLength(3);
    expect(leftByName(await read(text, { answers: { 'status:limbo': 'failed' } }))).toEqual([[4, 'failed', 'Ira Jot']]);
  });

  it('like NGP: semicolons, a title above the headings, blank lines, a note of two lines, and a total below', async () => {
    const file = await read(
      'Contributions received;;;;\r\n\r\ncontact name;date received;amount;payment method;note\r\n' +
        'Kit Lum;11/18/2026;$1,000.00;Check;"first\r\nsecond"\r\n\r\nMoe Nye;11/19/2026;250;Credit Card;\r\nTotal;;$1,250.00;;\r\n',
    );
    expect(file.opened.total).toBe(3);
    expect(told(file)).toEqual([
      ['gift', '2026-11-18', 100_000, 0],
      ['gift', '2026-11-19', 25_000, 0],
    ]);
    expect(file.lines.map(({ row }) => row)).toEqual([4, 6]);
    expect(leftByName(file).map(([, fault]) => fault)).toEqual(['total']);
  });

  it('in the letters of older programs keeps the names, and refuses pounds that its heading names', async () => {
    const text = 'Donor,Date,Amount (GBP)\r\nJosé Núñez,11/18/2026,12.00\r\n';
    const latin = Uint8Array.from([...text].map((one) => one.charCodeAt(0))).buffer as ArrayBuffer; // never shared
    const opened = await openGifts(latin);
    const { leftOut } = await readGifts(opened, { mapping: opened.guess, otherwise: 'card', zone: ZONE });
    expect(leftOut).toMatchObject([{ fault: 'currency', detail: 'GBP', name: 'José Núñez' }]);
  });

  it('refuses a row whose amount, fee and net do not add up, and one refunded without a date', async () => {
    const file = await read(
      'Donor,Date,Amount,Fee,Net,Status\nAda Quill,11/18/2026,10.00,0.50,9.00,Paid\nBo Tran,11/18/2026,10.00,0.50,9.50,Refunded\nCy Lund,11/18/2026,10.00,0.50,9.50,\n',
    );
    expect(file.lines).toEqual([]);
    expect(leftByName(file)).toEqual([
      [2, 'adds', 'Ada Quill'],
      [3, 'refunded', 'Bo Tran'],
      [4, 'status', 'Cy Lund'],
    ]);
  });

  it('sends a refund after its contribution in a file that has the newest first', async () => {
    const file = await read(
      'ID,Donor,Date,Amount,Original ID\nr1,Ada Quill,11/19/2026,-10.00,g1\ng1,Ada Quill,11/18/2026,10.00,\n',
    );
    expect(file.rows).toEqual([3, 2]);
    expect(file.lines.find(({ what }) => what === 'refund')).toMatchObject({ refund_of: keysOfGifts(file)[0]?.[1] });
  });
});

it('leaves a refund out by name where two contributions of one person and amount may be meant', async () => {
  const file = await read(
    'Donor,Date,Amount\nAda Quill,11/18/2026,10.00\nAda Quill,11/18/2026,10.00\nAda Quill,11/19/2026,-10.00\n',
  );
  expect(told(file).map(([what]) => what)).toEqual(['gift', 'gift']);
  expect(leftByName(file)).toEqual([[4, 'negative', 'Ada Quill']]);
});

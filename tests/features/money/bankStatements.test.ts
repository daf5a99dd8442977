/** OFX and QIF of other banks and programs: accounts apart, nothing lost, what can't be read called by its name. */
import { describe, expect, it } from 'vitest';
import { linesOf, readText, whyNot } from './bankSupport.ts';

const OFX = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>011<ACCTID>000120417<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261005120000[-5:EST]<TRNAMT>+250.00<FITID>A1<NAME>DEPOSIT &amp; CO
<MEMO>D-1046
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261006<TRNAMT>-3.50<FITID>A2<NAME>COFFEE</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261006<TRNAMT>-3.50<FITID>A2<NAME>COFFEE</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026<TRNAMT>-3.50<FITID>A3<NAME>NO DAY</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261007<TRNAMT>0.00<FITID>A4<NAME>NOTHING</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const statement = (card: boolean, id: string, lines: string, balance: string) => {
  const [cc, from] = card ? ['CC', 'CCACCTFROM'] : ['', 'BANKACCTFROM'];
  const bank = card ? '' : '<BANKID>044000037</BANKID>';
  return `<${cc}STMTTRNRS><TRNUID>0</TRNUID><${cc}STMTRS><CURDEF>USD</CURDEF><${from}>${bank}<ACCTID>${id}</ACCTID></${from}>
<BANKTRANLIST>${lines}</BANKTRANLIST><LEDGERBAL><BALAMT>${balance}</BALAMT><DTASOF>20261124</DTASOF></LEDGERBAL>
<AVAILBAL><BALAMT>9999.00</BALAMT><DTASOF>20261124</DTASOF></AVAILBAL></${cc}STMTRS></${cc}STMTTRNRS>`;
};
const entry = (amount: string, id: string, name: string) =>
  `<STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>20261120</DTPOSTED><TRNAMT>${amount}</TRNAMT><FITID>${id}</FITID><NAME>${name}</NAME></STMTTRN>`;

describe('OFX of other banks', () => {
  it('is read without closing tags: dates, signs, texts, two equal lines kept as two, and what is no line named', async () => {
    const [account] = (await readText(OFX)).read.accounts;
    expect(linesOf(account)).toEqual([
      ['2026-10-05', 25_000, 'DEPOSIT & CO D-1046'],
      ['2026-10-06', -350, 'COFFEE'],
      ['2026-10-06', -350, 'COFFEE'],
    ]);
    expect(account?.lines.map(({ occurrence }) => occurrence)).toEqual([1, 1, 2]);
    expect(account?.leftOut).toEqual([
      { row: 5, fault: 'posted_on', record: ['2026', '-3.50', 'NO DAY', 'A3'] },
      { row: 6, fault: 'amount', record: ['20261007', '0.00', 'NOTHING', 'A4'] },
    ]);
    expect(account).toMatchObject({ label: '0417', ref: '011:0417', kind: 'bank' });
  });

  it('keeps two bank accounts and a card apart, each with the bank’s own balance', async () => {
    const card = statement(
      true,
      '4111000011114444',
      entry('-41.20', '1', 'STAPLES') + entry('200.00', '2', 'PAYMENT'),
      '-88.10',
    );
    const text = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKMSGSRSV1>
${statement(false, '55511112222', entry('100.00', '1', 'DEPOSIT'), '1100.00')}
${statement(false, '55511113333', entry('-200.00', '1', 'TO CARD'), '300.00')}</BANKMSGSRSV1><CREDITCARDMSGSRSV1>
${card}</CREDITCARDMSGSRSV1></OFX>`;
    const { accounts } = (await readText(text)).read;
    expect(accounts.map(({ label, kind, balances }) => [label, kind, balances.closing, balances.closing_on])).toEqual([
      ['2222', 'bank', 110_000, '2026-11-24'],
      ['3333', 'bank', 30_000, '2026-11-24'],
      ['4444', 'card', -8810, '2026-11-24'],
    ]);
    expect(accounts.map((account) => account.lines.map(({ cents }) => cents))).toEqual([
      [10_000],
      [-20_000],
      [-4120, 20_000],
    ]);
  });

  it('keeps a check without a name, joins two statements of one account, and names pending lines and corrections', async () => {
    const check = '<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261103<TRNAMT>-20.00<FITID>C1<CHECKNUM>1129</STMTTRN>';
    const pending = '<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20261104<TRNAMT>-7.00<NAME>SOON</STMTTRNP>';
    const mend =
      '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-21.00<FITID>C2<CORRECTFITID>C1<CORRECTACTION>REPLACE<NAME>X</STMTTRN>';
    const text = OFX.replace(
      '</BANKTRANLIST>',
      `${check}${mend}</BANKTRANLIST><BANKTRANLISTP>${pending}</BANKTRANLISTP>`,
    );
    const again = text.slice(text.indexOf('<STMTTRNRS>'), text.indexOf('</BANKMSGSRSV1>'));
    const both = await readText(text.replace('</BANKMSGSRSV1>', `${again}</BANKMSGSRSV1>`));
    const [account, ...others] = both.read.accounts;
    expect(others).toEqual([]);
    expect(account?.lines.filter(({ bank_id: id }) => id === 'C1')).toMatchObject([
      { description: 'CHECK 1129', reference: '1129', cents: -2000, occurrence: 1 },
      { occurrence: 2 },
    ]);
    const faults = ['posted_on', 'amount', 'correction', 'pending'];
    expect(account?.leftOut.map(({ fault }) => fault)).toEqual([...faults, ...faults]);
  });

  it('tells two accounts with the same last digits apart by more of them', async () => {
    const other = OFX.replace('000120417', '000990417');
    const more = other.slice(other.indexOf('<STMTTRNRS>'), other.indexOf('</BANKMSGSRSV1>'));
    const { accounts } = (await readText(OFX.replace('</BANKMSGSRSV1>', `${more}</BANKMSGSRSV1>`))).read;
    expect(accounts.map(({ label }) => label)).toEqual(['00120417', '00990417']);
    expect(new Set(accounts.map(({ ref }) => ref)).size).toBe(2);
  });

  it('takes what a bank puts into CDATA, with the line ends of Windows', async () => {
    const text = OFX.replace('<NAME>COFFEE', '<NAME><![CDATA[CAFÉ & CO]]>').replaceAll('\n', '\r\n');
    expect((await readText(text)).read.accounts[0]?.lines[1]?.description).toBe('CAFÉ & CO');
  });

  it('refuses an investment account and another currency by name', async () => {
    const invested = '<OFX><INVSTMTMSGSRSV1><INVSTMTRS><INVTRANLIST></INVTRANLIST></INVSTMTRS></INVSTMTMSGSRSV1></OFX>';
    expect(await whyNot(invested)).toBe('investment');
    expect(await whyNot(OFX.replace('<CURDEF>USD', '<CURDEF>EUR'))).toBe('currency');
    const one = OFX.replace('<NAME>COFFEE', '<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY><NAME>COFFEE');
    expect((await readText(one)).read.accounts[0]?.leftOut[0]).toMatchObject({ row: 3, fault: 'currency' });
  });
});

describe('QIF of other programs', () => {
  it('keeps its accounts and cards apart, skips lists, and takes the opening balance as such', async () => {
    const text = `!Option:AutoSwitch
!Account
NChecking 0417
TBank
^
!Type:Bank
D1/ 5'26
T1,000.00
POpening Balance
L[Checking 0417]
^
D1/20'26
T-20.00
PUSPS
MStamps
LOffice
SOffice
$-20.00
^
!Account
NVisa
TCCard
^
!Type:CCard
D1/22'26
U-9.90
T-9.90
PPizza
^
!Type:Cat
NOffice
DPostage
E
^
`;
    const { accounts } = (await readText(text)).read;
    expect(accounts.map(({ label, kind, balances }) => [label, kind, balances.opening])).toEqual([
      ['0417', 'bank', 100_000],
      ['Visa', 'card', null],
    ]);
    expect(accounts.map(linesOf)).toEqual([[['2026-01-20', -2000, 'USPS Stamps']], [['2026-01-22', -990, 'Pizza']]]);
  });

  it('asks where month and day could be either, and reads the day first where the file says so', async () => {
    const text = (first: string, second: string) =>
      ['!Type:Bank', `D${first}`, 'T-5', 'PA', '^', `D${second}`, 'T-6,50', 'PB', '^', ''].join('\r\n');
    expect((await readText(text('03/04/26', '05/04/26'))).read).toMatchObject({ asks: ['order'], accounts: [] });
    const said = await readText(text('03/04/26', '05/04/26'), { order: 'dmy' });
    expect(linesOf(said.read.accounts[0])).toEqual([
      ['2026-04-03', -500, 'A'],
      ['2026-04-05', -650, 'B'],
    ]);
    expect((await readText(text('24/11/2026', '05/11/2026'))).read).toMatchObject({ asks: [], order: 'dmy' });
  });

  it('names a line that has no date, and ends without its last mark', async () => {
    const lines = [
      '!Type:Bank',
      'D11/24/26',
      'T(12.00)',
      'PA',
      '^',
      'T5.00',
      'PB',
      '^',
      'D11/25/26',
      'T7.00',
      'Monly a memo',
    ];
    const { read } = await readText(lines.join('\n'));
    expect(linesOf(read.accounts[0])).toEqual([
      ['2026-11-24', -1200, 'A'],
      ['2026-11-25', 700, 'only a memo'],
    ]);
    expect(read.accounts[0]?.leftOut).toEqual([{ row: 3, fault: 'posted_on', record: ['', '5.00', 'B', ''] }]);
  });

  it('refuses investments by name, and names them beside a bank account', async () => {
    const invested = '!Type:Invst\nD11/24/26\nNBuy\n^\n';
    expect(await whyNot(invested)).toBe('investment');
    const both = await readText(`!Type:Bank\nD11/24/26\nT1.00\nPA\n^\n${invested}`);
    expect(both.read).toMatchObject({ investments: 1, accounts: [{ lines: [{ cents: 100 }] }] });
  });
});

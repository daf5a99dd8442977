/** Reading QIF, Quicken's older file: the lines of each bank account, cash box and card in it. */
import { amountOf, decimalOf, signed } from './amount.ts';
import { dateOrderOf, isDate, type DateOrder } from './date.ts';
import { countLines, lastFour, NO_BALANCES, type Ask, type Raw, type ReadAccount } from './line.ts';

export const isQif = (text: string): boolean => /^\s*!(?:Type|Account|Option|Clear)\b/i.test(text);

interface QifRecord {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly lines: readonly string[];
}
interface Section {
  readonly name: string;
  readonly kind: 'bank' | 'card';
  readonly records: QifRecord[];
}

/** Lists of categories, prices and rules are no lines; investments are counted, to be named. */
function sectionsOf(text: string): { readonly sections: readonly Section[]; readonly investments: number } {
  const sections = new Map<string, Section>();
  let [investments, name, kind, account]: [number, string, Section['kind'] | null, boolean] = [0, '', null, false];
  let lines: string[] = [];
  const end = () => {
    if (lines.length === 0) return;
    const fields: Partial<Record<string, string>> = {};
    for (const line of lines) fields[line[0]?.toUpperCase() ?? ''] ??= line.slice(1).trim();
    if (account) name = fields['N'] ?? '';
    else if (kind !== null) {
      const section = sections.get(name) ?? { name, kind, records: [] };
      section.records.push({ fields, lines });
      sections.set(name, section);
    }
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.startsWith('!')) {
      end();
      const type = /^!Type:\s*(.*?)\s*$/i.exec(line)?.[1]?.toLowerCase();
      account = /^!Account/i.test(line);
      if (type !== undefined) kind = /^(?:bank|cash|oth [al])$/.test(type) ? 'bank' : type === 'ccard' ? 'card' : null;
      if (type === 'invst') investments += 1;
    } else if (line.trim() === '^') end();
    else if (line.trim() !== '') lines.push(line.trim());
  }
  end();
  return { sections: [...sections.values()], investments };
}

export interface QifFile {
  readonly accounts: readonly ReadAccount[];
  readonly asks: readonly Ask[];
  readonly order: DateOrder | null;
  readonly total: number;
  readonly investments: number;
}

const isOpening = ({ fields }: QifRecord) => /^opening balance$/i.test(fields['P'] ?? '');

export function readQif(text: string, said: DateOrder | null, today: string): QifFile {
  const { sections, investments } = sectionsOf(text);
  const records = sections.flatMap((section) => section.records);
  const order = said ?? dateOrderOf({ dates: records.map(({ fields }) => fields['D'] ?? '').filter(isDate), today });
  const decimal = decimalOf(records.map(({ fields }) => fields['T'] ?? fields['U'] ?? ''));
  const centsOf = ({ fields }: QifRecord) => {
    const amount = amountOf(fields['T'] ?? fields['U'] ?? '', decimal);
    return amount && signed(amount);
  };
  let row = 1;
  const accounts =
    order === null
      ? []
      : sections.map((section): ReadAccount => {
          const raws = section.records.flatMap((record): readonly Raw[] => {
            row += 1;
            const {
              D: posted = '',
              P: payee = '',
              M: memo = '',
              N: number = '',
              L: category = '',
              T = '',
              U = '',
            } = record.fields;
            if (isOpening(record)) return [];
            const text = [payee, memo === payee ? '' : memo].filter(Boolean).join(' ') || category;
            return [
              { row, posted, cents: centsOf(record), text, reference: number, record: [posted, T || U, text, number] },
            ];
          });
          const opening = section.records.find(isOpening);
          const digits = lastFour(section.name);
          return {
            key: section.name,
            label: digits ?? section.name.slice(0, 60),
            ref: digits,
            kind: section.kind,
            ...countLines(raws, order),
            balances: opening ? { ...NO_BALANCES, opening: centsOf(opening) } : NO_BALANCES,
          };
        });
  return { accounts, asks: order === null ? ['order'] : [], order, total: records.length, investments };
}

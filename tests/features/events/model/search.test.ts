/** A person is found at the door however their name is typed. */
import { describe, expect, it } from 'vitest';
import { codeOf, findByReceipt, indexPeople, searchPeople } from '../../../../src/features/events/model/search.ts';
import { receiptCode } from '../../../../src/core/outbox/receipt.ts';

const person = (id: string, name: string, phone: string | null = null) => ({
  id,
  name,
  phone,
  source: 'rsvp' as const,
});
const zoe = person('50000000-0000-4000-8000-00000000a001', 'Zoë Ångström', '(207) 555-0142');
const bill = person('50000000-0000-4000-8000-00000000a002', 'Bill van der Zoo');
const ann = person('50000000-0000-4000-8000-00000000a003', 'Ann-Marie Zobel', '207.555.0199');
const index = indexPeople([bill, ann, zoe]);
const names = (query: string, limit = 10) => searchPeople(index, query, limit).map(({ name }) => name);

describe('finding a person at the door', () => {
  it('takes the beginning of any part of the name, without accents, the whole name’s beginning first', () => {
    expect(names('zo')).toEqual([zoe.name, bill.name, ann.name]);
    expect(names('angs zoe')).toEqual([zoe.name]);
    expect(names('marie')).toEqual([ann.name]);
    expect(names('arie')).toEqual([]);
  });

  it('takes digits of the phone however it is written', () => {
    expect(names('5550142')).toEqual([zoe.name]);
    expect(names('555-01')).toEqual([ann.name, zoe.name]);
    expect(names('55')).toEqual([]);
  });

  it('takes a receipt code in parts, in small letters, with letters that look like digits', () => {
    const code = receiptCode(zoe.id);
    expect(names(code)).toContain(zoe.name);
    expect(names(code.toLowerCase().replace('-', ' '))).toContain(zoe.name);
    expect(codeOf('oil-7')).toBe('0117');
    expect(findByReceipt(index, code.replaceAll('0', 'O').toLowerCase())).toBe(zoe);
    expect(findByReceipt(index, code.slice(0, 7))).toBeNull();
    expect(findByReceipt(index, 'https://example.org')).toBeNull();
  });

  it('takes the code of an RSVP that the person has changed since', () => {
    const first = '50000000-0000-4000-8000-00000000a0ff';
    const changed = { ...ann, earlier: [{ id: first, headcount: 2, at: 0 }] };
    const known = indexPeople([bill, changed]);
    expect(findByReceipt(known, receiptCode(first))).toBe(changed);
    expect(findByReceipt(known, receiptCode(ann.id))).toBe(changed);
    expect(searchPeople(known, receiptCode(first).slice(0, 5), 5)).toContain(changed);
  });

  it('shows everybody for no word, and never more than asked for', () => {
    expect(names('')).toHaveLength(3);
    expect(names('zo', 2)).toEqual([zoe.name, bill.name]);
  });
});

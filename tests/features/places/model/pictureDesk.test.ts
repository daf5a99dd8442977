/** A picture on the desk: what this device decided stands on top of the server's line, and what two decided otherwise is shown. */
import { describe, expect, it } from 'vitest';
import {
  pictureNow,
  type OwnPictureAct,
  type PictureDeed,
  type PictureLine,
} from '../../../../src/features/places/model/pictureDesk.ts';

const LINE: PictureLine = {
  id: 'p',
  report_id: 'r',
  site_id: null,
  state: 'waiting',
  shown_site: null,
  phase: null,
  taken_on: null,
  alt_en: null,
  alt_es: null,
  head: null,
  contested: false,
  client_created_at: '2025-10-01T12:00:00Z',
  created_at: '2025-10-01T12:00:00Z',
  acts: [],
};
const SHOW = { site: 's', phase: 'before', on: '2025-10-01', altEn: 'A mill', altEs: 'Una fábrica' } as const;
const own = (id: string, more: Partial<OwnPictureAct> = {}): OwnPictureAct => ({
  id,
  picture: 'p',
  seen: null,
  show: SHOW,
  delivery: 'saved',
  ...more,
});
const deed = (id: string, more: Partial<PictureDeed> = {}): PictureDeed => ({
  id,
  action: 'show',
  by_name: null,
  at: '2025-10-01T12:00:00Z',
  counts: true,
  phase: 'before',
  taken_on: '2025-10-01',
  ...more,
});

describe('what this device decided', () => {
  it('is what the next decision must have seen: the second one of a person was lost because it named the head of before', () => {
    const first = pictureNow(LINE, [own('a')]);
    expect(first).toMatchObject({
      own: 'saved',
      line: { state: 'shown', phase: 'before', head: 'a', contested: false },
    });
    const second = pictureNow(LINE, [own('a'), own('b', { seen: first.line.head, show: { ...SHOW, phase: 'after' } })]);
    expect(second.line).toMatchObject({ phase: 'after', head: 'b', contested: false });
  });

  it('is sent once it has arrived, and nothing of its own once the list has it', () => {
    expect(pictureNow(LINE, [own('a', { delivery: 'sent' })]).own).toBe('sent');
    expect(
      pictureNow({ ...LINE, head: 'a', state: 'shown', acts: [deed('a')] }, [own('a', { delivery: 'sent' })]).own,
    ).toBeNull();
  });

  it('leaves what was before where the server refused it', () => {
    expect(pictureNow(LINE, [own('a', { delivery: 'refused' })])).toMatchObject({
      own: 'refused',
      line: { head: null },
    });
  });
});

describe('two who decided otherwise', () => {
  it('both see what stands and what was wanted', () => {
    const line = { ...LINE, state: 'shown', head: 'a', contested: true, acts: [deed('a'), deed('b', { counts: false, phase: 'after' })] } as const; // prettier-ignore
    expect(pictureNow(line, []).rivals).toMatchObject([{ id: 'b' }]);
    // Whoever decides by what stands settles it, on this device at once.
    expect(pictureNow(line, [own('c', { seen: 'a' })])).toMatchObject({ rivals: [], line: { contested: false } });
  });

  it('see what had been shown where it was kept off by somebody who did not know', () => {
    const off = deed('b', { action: 'keep_off', phase: null });
    const line = { ...LINE, state: 'kept_off', head: 'b', contested: true, acts: [deed('a'), off] } as const;
    expect(pictureNow(line, []).rivals).toMatchObject([{ id: 'a', action: 'show' }]);
  });

  it('are told before anything has arrived, where the list knows of the other already', () => {
    const line = { ...LINE, state: 'shown', head: 'a', acts: [deed('a')] } as const;
    expect(pictureNow(line, [own('b', { seen: null })]).line).toMatchObject({ contested: true, head: 'a' });
    expect(pictureNow(line, [own('b', { seen: null, show: null })]).line).toMatchObject({
      state: 'kept_off',
      contested: true,
    });
  });
});

/** What is told of an error: its name and our own place, and nothing that anybody typed or where they were. */
import { describe, expect, it } from 'vitest';
import { describeThrown, placeOf } from '../../../src/core/failures/thrown.ts';

const SITE = 'https://larkspur.example';
const typed = 'Ada Quill, (207) 555-0100, ada@example.com, 1 Mill Street';

/** An error as an engine makes it. */
const thrown = (name: string, stack: string, message = typed) => ({ name, message, stack });

const stacks = {
  Chromium: `TypeError: ${typed}\n    at Zn (${SITE}/assets/volunteer-D8_f-3aB.js:1:20481)\n    at ${SITE}/assets/router-AbCdEfGh.js:2:7`,
  Firefox: `Zn@${SITE}/assets/volunteer-D8_f-3aB.js:1:20481\nasync*@${SITE}/assets/router-AbCdEfGh.js:2:7`,
  WebKit: `Zn@${SITE}/assets/volunteer-D8_f-3aB.js:1:20481\n@${SITE}/assets/router-AbCdEfGh.js:2:7`,
};

describe('an error of ours', () => {
  it.each(Object.entries(stacks))('is told by its file without the hash, line and column, in %s', (_, stack) => {
    expect(describeThrown('error', thrown('TypeError', stack), SITE)).toEqual({
      kind: 'error',
      name: 'TypeError',
      place: 'volunteer:1:20481',
    });
  });

  it('says the code of our own errors, and no other', () => {
    const stack = stacks.WebKit;
    const name = (code: unknown) => describeThrown('rejection', { ...thrown('OutboxError', stack), code }, SITE)?.name;
    expect(name('storage-full')).toBe('OutboxError-storage-full');
    expect(name(typed)).toBe('OutboxError');
    expect(name(23)).toBe('OutboxError');
  });

  it('never says the page’s address, a message, a made-up name, or a text that was thrown', () => {
    const inPage = `x@${SITE}/auth?to=/users&email=ada@example.com:7:12`;
    const told = [
      describeThrown('error', thrown('TypeError', inPage), SITE),
      describeThrown('error', thrown(typed, ''), SITE),
      describeThrown('rejection', typed, SITE),
      describeThrown('rejection', undefined, SITE),
      describeThrown('error', thrown('TypeError', `x@${SITE}/2075550100:1:1`), SITE),
      describeThrown(
        'error',
        thrown('Error', '', `Failed to fetch dynamically imported module: ${SITE}/?q=${typed}`),
        SITE,
      ),
    ];
    expect(told.map((one) => `${one?.kind} ${one?.name} ${one?.place}`)).toEqual([
      'error TypeError page:7:12',
      'error Error unknown',
      'rejection NotAnError unknown',
      'rejection NotAnError unknown',
      'error TypeError page:1:1',
      'chunk ChunkMissing unknown',
    ]);
  });
});

it.each([
  [
    'Chromium',
    `Failed to fetch dynamically imported module: ${SITE}/assets/YardSignDialog-Bx9-_k2Q.js`,
    'YardSignDialog',
  ],
  ['Firefox', `error loading dynamically imported module: ${SITE}/assets/YardSignDialog-Bx9-_k2Q.js`, 'YardSignDialog'],
  ['WebKit', 'Importing a module script failed.', 'unknown'],
])('code that could not be fetched is told by its chunk where %s names it', (_, message, place) => {
  expect(describeThrown('error', thrown('TypeError', '', message), SITE)).toEqual({
    kind: 'chunk',
    name: 'ChunkMissing',
    place,
  });
});

it('a browser extension’s error is not ours', () => {
  for (const scheme of ['chrome-extension', 'moz-extension', 'safari-web-extension'])
    expect(describeThrown('error', thrown('TypeError', `x@${scheme}://abc/inject.js:1:1`), SITE)).toBeNull();
  expect(placeOf('chrome-extension://abc/inject.js', 1, 1, SITE)).toBeNull();
  expect(placeOf('', 0, 0, SITE)).toBeNull();
  expect(placeOf(`${SITE}/assets/main-AbCdEfGh.js`, 3, 14, SITE)).toBe('main:3:14');
});

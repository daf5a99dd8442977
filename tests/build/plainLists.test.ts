/** Every idea and every answer, for whoever runs no scripts. */
import { expect, it } from 'vitest';
import { plainAnswers, plainIdeas } from '../../src/app/site/plainList.ts';
import { inlineScripts, inlineStyles } from '../../src/build/inlineHashes.ts';
import { plainListFiles } from '../../src/build/plainLists.ts';
import { ideaRows } from '../../src/build/seedRows.ts';
import { sampleAnswers } from '../../src/sample/answers.ts';
import { ideasRead } from '../../src/features/ideas/data/reads.ts';
import { answersRead } from '../../src/features/townhall/data/reads.ts';

const AS_OF = Date.parse('2025-10-20T15:00:00Z');
const [first] = ideasRead.parse(ideaRows());
if (!first) throw new Error('The sample town has ideas.');

it('whoever ran no scripts could not reach what the page does not print: it is on plain pages, each once, with a way on', () => {
  const ideas = Array.from({ length: 450 }, (_, n) => ({
    ...first,
    id: String(n),
    into: null,
    text: { es: `Idea <${n}> & más` },
  }));
  const files = plainListFiles(plainIdeas(ideas, 'en', AS_OF));
  expect(files.map(({ fileName }) => fileName)).toEqual([1, 2, 3].map((n) => `community-voice/all-${n}.html`));
  const all = files.map(({ source }) => source).join('');
  for (const n of ideas.keys()) expect(all.split(`<h2 lang="es">Idea &lt;${n}&gt; &amp; más</h2>`)).toHaveLength(2);
  expect(files[1]?.source).toMatch(
    /href="\/community-voice\/all-1".*href="\/community-voice\/all-3".*href="\/community-voice"/,
  );
  expect(files[1]?.source).toContain('<ol start="201">');
  expect([...inlineScripts(all), ...inlineStyles(all)]).toEqual([]);
  expect(all).not.toMatch(/ style=| on\w+=/);
});

it('says of each answer who asked, who answered when, and what was promised', () => {
  const [file] = plainListFiles(plainAnswers(answersRead.parse(sampleAnswers), 'en', AS_OF));
  for (const said of ['Dana Whitfield', 'As of October 20, 2025.', 'Promised: By', '<h2 lang="es">¿Cuándo'])
    expect(file?.source).toContain(said);
});

it('has a page where there is nothing yet, below its own language', () => {
  const [file] = plainListFiles(plainIdeas([], 'es', AS_OF));
  expect(file?.fileName).toBe('es/community-voice/all-1.html');
});

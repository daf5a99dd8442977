/** Words that whoever reads a question or an idea should look at twice, in both languages. A list to help, never a verdict. */
export const RUDE: readonly string[] = [
  'idiots?',
  'morons?',
  'stupid',
  'crooks?',
  'liars?',
  'scum',
  'shut\\s+up',
  'bullshit',
  'damn',
  'idiotas?',
  'imbéciles?',
  'estúpid[oa]s?',
  'ladron(?:es)?',
  'ladrón',
  'mentiros[oa]s?',
  'basura\\s+humana',
];

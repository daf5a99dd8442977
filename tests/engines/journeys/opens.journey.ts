import { expect } from 'vitest';
import { journey } from '../journey.ts';

journey('opens the landing page as wide as a phone', async ({ phone }) => {
  const visitor = await phone();
  await visitor.open('/');
  await visitor.find('heading', /./);
  expect(await visitor.eval(() => innerWidth)).toBe(390);
  expect(await visitor.eval(() => document.documentElement.scrollWidth)).toBe(390);
});

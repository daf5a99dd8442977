/** The home screen on an iPhone, where no browser asks by itself. */
import { expect } from 'vitest';
import { freshName, journey } from '../journey.ts';
import { fillIn, openForm, submit } from '../support/publicForms.ts';

/** What WebKit's phone is called anyway. */
const AN_IPHONE = `Object.defineProperty(navigator, 'userAgent', { value:
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1' });`;

journey('the steps to the home screen are said after a saved form, and a no is for good', async (world) => {
  const phone = await world.phone({ initScript: AN_IPHONE });
  const signUp = async () => {
    await openForm(phone, 'newsletter');
    await fillIn(phone, 'newsletter', freshName('Mona'));
    expect(await phone.read()).not.toContain('Add to Home Screen');
    await submit(phone, 'newsletter');
    await phone.sees("You're subscribed!");
  };
  await signUp();
  await phone.sees(/Share button.*Add to Home Screen/s);
  await phone.press('button', 'No, thank you');
  await phone.reload();
  await signUp();
  expect(await phone.read()).not.toContain('Add to Home Screen');
});

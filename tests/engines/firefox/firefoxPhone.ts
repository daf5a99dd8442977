// A phone with Firefox.
import type { BuyPhone } from '../phone.ts';

export const buyFirefoxPhone: BuyPhone = () => Promise.reject(new Error('No Firefox phone is for sale yet.'));

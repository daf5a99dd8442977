/** The turfs that chosen doors would make, as a list says them: how large, in the person's language. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { BASE_LOCALE, setLocale } from '../../../../src/core/locale.ts';
import { PlannedTurfs } from '../../../../src/features/field/cut/PlannedTurfs.tsx';
import type { StreetDoor } from '../../../../src/features/field/cut/reads.ts';

const door = (number: number): StreetDoor => ({
  id: `Mill Street ${number}`,
  street: 'Mill Street',
  number,
  suffix: null,
  floor: null,
  unit: null,
  turf: null,
});
const turf = (count: number) => ({ name: 'Mill Street', doors: Array.from({ length: count }, (_, at) => door(at)) });
const said = (...counts: number[]) =>
  renderToStaticMarkup(createElement(PlannedTurfs, { turfs: counts.map(turf) })).match(/Mill Street: [^<]+/g);

afterEach(() => setLocale(BASE_LOCALE));

it('says of a turf whether it is small or large', () => {
  expect(said(1, 45, 51)).toEqual([
    'Mill Street: 1 door, a small turf',
    'Mill Street: 45 doors',
    'Mill Street: 51 doors, a large turf',
  ]);
});

it('says so in Spanish', () => {
  setLocale('es');
  expect(said(1, 45)).toEqual(['Mill Street: 1 puerta, una zona pequeña', 'Mill Street: 45 puertas']);
});

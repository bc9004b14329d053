/** @jest-environment node */
import { balanced } from '../../lib/layout/display-face';
import { menuFits, wordmark } from '../../lib/layout/header';
import { titleOf } from '../../lib/layout/title';

test.each([
  ['Abc', 3, ['Abc']],
  ['Red Rim Shuttle', 2, ['Red Rim', 'Shuttle']],
  ['Canyon Country Shuttle', 2, ['Canyon Country', 'Shuttle']],
  ['Canyon Country Shuttle', 3, ['Canyon', 'Country', 'Shuttle']],
  ['Southern Utah Mountain Shuttle', 3, ['Southern Utah', 'Mountain', 'Shuttle']],
  ['I I I WWWW', 2, ['I I I', 'WWWW']],
])('%s in %d lines has its widest line as narrow as can be', (text, count, lines) => {
  expect(balanced(text, count)).toEqual(lines);
});

test.each([
  ['Nine Char', ['Nine Char'], ['Nine Char']],
  ['Red Rim Shuttle', ['Red Rim', 'Shuttle'], ['Red Rim Shuttle']],
  ['Red Rim Shuttle X', ['Red Rim', 'Shuttle', 'X'], ['Red Rim Shuttle X']],
  ['Red Rim Shuttles X', ['Red Rim', 'Shuttles', 'X'], ['Red Rim', 'Shuttles X']],
])('the title %s has its lines on phones and on wide screens', (name, phone, wide) => {
  expect(titleOf(name)).toMatchObject({ phone: { lines: phone }, wide: { lines: wide } });
});

test.each([
  ['Red Rim Shuttle', ['Home', 'Contact'], { narrow: 2, phone: 1, tablet: 1 }],
  ['Canyon Country Shuttle', ['Home', 'Contact'], { narrow: 0, phone: 2, tablet: 1 }],
  ['Canyon Country Shuttle', ['Home', 'Prices', 'Contact'], { narrow: 0, phone: 0, tablet: 1 }],
  ['WWWWWWWWWWW WWWWWWWWWWWW', ['Home', 'Prices', 'Contact'], { narrow: 0, phone: 0, tablet: 2 }],
])('%s beside %j takes the lines it has room for', (name, menu, lines) => {
  expect(wordmark(name, menu)).toMatchObject(lines);
});

test('a menu must fit beside the logo', () => {
  expect(menuFits(['Home', 'Prices', 'Contact'])).toBe(true);
  expect(menuFits(['Ski shuttle', 'Bike shuttle', 'Contact'])).toBe(false);
});

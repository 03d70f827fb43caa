import { expect, test } from 'vitest';
import { allPairs, fewestPairs, repeatedDesktops, samplePairs } from './pairs.ts';

const templates = {
  desktop: ['desktop_1', 'desktop_2'],
  mobile: ['H5_1', 'H5_2', 'H5_3', 'H5_4', 'H5_5', 'H5_6', 'H5_7', 'H5_8'],
};
const short = (pairs: ReturnType<typeof allPairs>) =>
  pairs.map(({ desktop, mobile }) => `${desktop.replace('desktop_', 'd')}${mobile.replace('H5_', 'h')}`).join(' ');

test('every desktop template is paired with every mobile one', () => {
  expect(short(allPairs(templates))).toBe(
    'd1h1 d1h2 d1h3 d1h4 d1h5 d1h6 d1h7 d1h8 d2h1 d2h2 d2h3 d2h4 d2h5 d2h6 d2h7 d2h8',
  );
});

test('no fewer pairs than there are templates of a mode hold all of them', () => {
  expect(short(fewestPairs(templates))).toBe('d1h1 d2h2 d1h3 d2h4 d1h5 d2h6 d1h7 d2h8');
});

test('a sample begins with the templates of the change, and the next ones go on where the last one ended', () => {
  expect(short(samplePairs(templates, ['H5_6', 'desktop_2'], 0, 4))).toBe('d2h6 d1h1 d2h2 d1h3');
  expect(short(samplePairs(templates, [], 0, 4))).toBe('d1h1 d2h2 d1h3 d2h4');
  expect(short(samplePairs(templates, [], 1, 4))).toBe('d2h5 d1h6 d2h7 d1h8');
});

test('pairs whose desktop template came before are known, so that it is walked once', () => {
  expect(repeatedDesktops(samplePairs(templates, ['desktop_2'], 0, 4))).toEqual([2, 3]);
  expect(repeatedDesktops([])).toEqual([]);
});

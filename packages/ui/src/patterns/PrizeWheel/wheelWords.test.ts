import { expect, test } from 'vitest';
import { wheelWords } from './wheelWords.ts';

const amounts = Array.from({ length: 7 }, () => '$888.00');
const along = (name: string, prizes = 8) => wheelWords([...amounts.slice(0, prizes - 1), name]).along;

test('[ROU-02] short words run across their segment, a long word turns all of a wheel along the radius', () => {
  expect(along('Better luck next time')).toBe(false);
  expect(along('அடுத்த முறை வாழ்த்துகள்')).toBe(true);
  expect(along('Congratulations')).toBe(true);
});

test('[ROU-02] a segment of four has room for what one of eight has not', () => {
  expect([along('Unfortunately', 4), along('Unfortunately')]).toEqual([false, true]);
});

test('[ROU-02] scripts without spaces end a line anywhere, so they run across', () => {
  expect(along('ขอให้โชคดีในครั้งต่อไป')).toBe(false);
  expect(along('谢谢参与下次再来好运连连')).toBe(false);
});

test('[ROU-02] from ten prizes on words run along the radius, however short', () => {
  expect(wheelWords(Array.from({ length: 10 }, () => '$1')).along).toBe(true);
  expect(wheelWords(Array.from({ length: 8 }, () => '$1')).along).toBe(false);
});

import { expect, test } from 'vitest';
import { validateInput } from './validate.ts';

test('[SHELL-55] a text that does not match the pattern is refused with the default error', () => {
  expect(validateInput('abc', { pattern: /^\d+$/ })).toBe('Illegal input');
  expect(validateInput('123', { pattern: /^\d+$/ })).toBeNull();
});

test('[SHELL-55] a validator may refuse with false or with a text of its own', () => {
  expect(validateInput('x', { validator: () => false })).toBe('Illegal input');
  expect(validateInput('x', { validator: () => 'Too short' })).toBe('Too short');
  expect(validateInput('x', { validator: () => true })).toBeNull();
});

test('[SHELL-55] the default error can be given in the visitor’s language', () => {
  expect(validateInput('x', { pattern: /^\d$/, error: '输入不合法' })).toBe('输入不合法');
});

test('the validator is not asked about a text that the pattern refuses', () => {
  const asked: string[] = [];
  validateInput('x', { pattern: /^\d$/, validator: (text) => asked.push(text) > 0 });
  expect(asked).toEqual([]);
});

test('a global pattern gives the same verdict each time', () => {
  const rule = { pattern: /\d/g };
  expect([1, 2, 3].map(() => validateInput('1', rule))).toEqual([null, null, null]);
});

test('no rule accepts everything', () => {
  expect(validateInput('', {})).toBeNull();
});

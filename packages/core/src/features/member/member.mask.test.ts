import { expect, test } from 'vitest';
import { maskEmail, maskName, maskNumber } from './member.mask.ts';

test.each([
  [maskName, 'Grace Hill', 'G********'],
  [maskName, '李小龙', '李***'],
  [maskName, '𠮷野', '𠮷***'],
  [maskName, '', ''],
  [maskNumber, '13800004417', '*******4417'],
  [maskNumber, '5550', '***0'],
  [maskNumber, '55501', '***5501'],
  [maskName, 'Bartholomew the Great', 'B********'],
  [maskName, 'Grace', 'G****'],
  [maskNumber, '', ''],
  [maskEmail, 'grace@careful.test', 'g****@careful.test'],
  [maskEmail, 'no mail', 'n******'],
  [maskEmail, '@host', '@****'],
  [maskEmail, 'g@careful.test', 'g***@careful.test'],
  [maskEmail, 'a@b@careful.test', 'a***@careful.test'],
  [maskEmail, '', ''],
])('of a profile only a part is shown: %o %s becomes %s', (mask, value, shown) => {
  expect(mask(value)).toBe(shown);
});

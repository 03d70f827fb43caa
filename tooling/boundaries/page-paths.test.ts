import { expect, test } from 'vitest';
import { checkPagePaths, pathsWritten } from './page-paths.ts';

const found = (text: string) => pathsWritten('a.tsx', text).map(({ path, line }) => `${path} ${line}`);

test.each([
  ["const to = '/faq';", '/faq 1'],
  ["\nuseParams({ from: '/discount/$id' });", '/discount/$id 2'],
  ['const to = `/gameHall/${id}`;', '/gameHall/ 1'],
  ['const lobby = `${origin}/close`;', '/close 1'],
  ["const to = '/slotgame?gt_id=2';", '/slotgame?gt_id=2 1'],
  ['const link = <a href="/user/Info">Me</a>;', '/user/Info 1'],
])('[SHELL-13x] finds the address of a page in %j', (text, use) => {
  expect(found(text)).toEqual([use]);
});

test.each([
  "const to = '/';",
  "load('/api/faq');",
  "const name = '/faqs';",
  "const text = 'a/faq';",
  '// /faq',
  "go('/icons/a.svg');",
])('finds none in %j', (text) => {
  expect(found(text)).toEqual([]);
});

test('tests, the sandbox and the contract may write addresses out', () => {
  const none = () => checkPagePaths('/nowhere', 'packages/sandbox/src/seed/banners.ts');
  expect(none()).toEqual([]);
  expect(checkPagePaths('/nowhere', 'packages/app/src/a.test.ts')).toEqual([]);
  expect(checkPagePaths('/nowhere', 'packages/contract/src/pages/pages.ts')).toEqual([]);
  expect(() => checkPagePaths('/nowhere', 'packages/app/src/a.ts')).toThrow('ENOENT');
});

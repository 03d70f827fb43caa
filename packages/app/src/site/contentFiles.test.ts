import { expect, test } from 'vitest';
import { contentFiles, type ContentFile } from './contentFiles.ts';

const page = (id: string) => ({ id, title: id, description: '', html: '' });
const file = (name: string): ContentFile => ({
  pages: [page(`about-${name}`), page('terms')],
  faq: [page(`q-${name}`)],
  seo: null,
});
const loads: string[] = [];
const load = (name: string) => () => {
  loads.push(name);
  return Promise.resolve({ default: file(name) });
};

test('[HOME-30x] each language reads its own file, and only that one', async () => {
  const content = contentFiles({ './zh_CN.md': load('zh_CN'), './en_US.md': load('en_US') });
  expect((await content.pages('zh_CN')).map(({ id }) => id)).toEqual(['about-zh_CN', 'terms']);
  expect(await content.page('terms', 'zh_CN')).toMatchObject({ id: 'terms' });
  expect(await content.page('none', 'zh_CN')).toBeNull();
  expect(new Set(loads)).toEqual(new Set(['zh_CN']));
});

test('[HOME-30x] a language without a file gets English, else the first file, else nothing', async () => {
  const both = contentFiles({ './zh_CN.md': load('zh_CN'), './en_US.md': load('en_US') });
  expect((await both.faq('th_TH')).map(({ id }) => id)).toEqual(['q-en_US']);
  const one = contentFiles({ './zh_CN.md': load('zh_CN') });
  expect((await one.faq('th_TH')).map(({ id }) => id)).toEqual(['q-zh_CN']);
  expect([await contentFiles({}).faq('th_TH'), await contentFiles({}).seo('th_TH')]).toEqual([[], null]);
});

test('[LOOK-18] a language without a file has no text of another language above its footer', async () => {
  const text = { './en_US.md': () => Promise.resolve({ default: { ...file('en_US'), seo: page('seo') } }) };
  expect((await contentFiles(text).seo('en_US'))?.id).toBe('seo');
  expect(await contentFiles(text).seo('th_TH')).toBeNull();
  expect((await contentFiles(text).pages('th_TH')).map(({ id }) => id)).toEqual(['about-en_US', 'terms']);
});

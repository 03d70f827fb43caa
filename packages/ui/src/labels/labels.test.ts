import { expect, expectTypeOf, test, vi } from 'vitest';
import { labelsOf, loadLabels, type Translate } from './index.ts';

const texts: Readonly<Record<string, string>> = {
  'faq.title': 'Questions',
  'faq.asked': 'Asked by {{name}}',
  'common.load_failed': 'Failed',
  'common.retry': 'Again',
};
const translate: Translate = (key, values = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

test('[I18N-19x] a group becomes the texts of its keys, shared ones among them', () => {
  const labels = labelsOf(translate, { ...loadLabels, title: 'faq.title' } as const);
  expect(labels).toEqual({ title: 'Questions', loadFailed: 'Failed', retry: 'Again' });
  expectTypeOf(labels.title).toEqualTypeOf<string>();
});

test('[I18N-20x] a label with values is a function of them', () => {
  const asked = vi.fn(translate);
  const labels = labelsOf(asked, { asked: ['faq.asked', 'name'] } as const);
  expect(asked).not.toHaveBeenCalled();
  expect([labels.asked({ name: 'Ada' }), labels.asked({ name: 7 })]).toEqual(['Asked by Ada', 'Asked by 7']);
  expectTypeOf(labels.asked).parameter(0).toEqualTypeOf<Readonly<Record<'name', string | number>>>();
});

import { expect, test } from 'vitest';
import { defineTemplate, type Template } from '../../defineTemplate.ts';
import * as slots from '../../templates/_h5/slots.ts';
import * as views from '../../templates/_h5/views.ts';
import { sharedViews } from '../../views/sharedViews.ts';
import { shareViews, showingViews } from './ownership.ts';

const first = defineTemplate({ id: 'first', kind: 'mobile', slots, views });
const same = defineTemplate({ id: 'same', kind: 'mobile', slots, views: { ...views } });
const faq = () => views.faq();
const replaces = defineTemplate({ id: 'replaces', kind: 'mobile', slots, views: { ...views, faq } });
const inherits = defineTemplate({ id: 'inherits', kind: 'mobile', slots, views: { ...views, faq } });
const names = (templates: readonly Template[]) => shareViews(templates).map(({ own }) => own);

test('[DX-02] a view of several templates is looked at in all its states once', () => {
  const [ofFirst = [], ...others] = names([first, same, replaces, inherits]);
  expect([...ofFirst].toSorted()).toEqual([...Object.keys(views), ...Object.keys(sharedViews)].toSorted());
  expect(others).toEqual([[], ['faq'], []]);
});

test('[DX-02] every template is looked at with its frame around three samples', () => {
  const [, ofSame, ofReplaces] = shareViews([first, same, replaces]);
  expect(ofSame?.shown).toEqual(['home', 'slotList', 'login']);
  expect(ofReplaces?.shown).toEqual(['faq', 'home', 'slotList', 'login']);
});

test('[DX-02] what a template inherited from one that is gone falls to the next', () => {
  expect(names([replaces, inherits])[1]).toEqual([]);
  expect(names([inherits])[0]).toContain('faq');
});

test('[DX-02] a changed view is looked at once for each kind, and where it has a look of its own', () => {
  const desktop = defineTemplate({ id: 'desktop', kind: 'desktop', slots, views });
  const all = shareViews([desktop, first, same, replaces, inherits]);
  const looked = (changed: readonly string[]) =>
    showingViews(all, changed).map(({ template, own, shown }) => [template.id, own, shown]);
  const faqs = ['faq'];
  expect(looked(faqs)).toEqual([
    ['desktop', faqs, faqs],
    ['first', faqs, faqs],
    ['replaces', faqs, faqs],
  ]);
  expect(looked(['sponsor']).map(([id]) => id)).toEqual(['desktop', 'first']);
  expect(looked([])).toEqual([]);
});

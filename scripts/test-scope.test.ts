import { expect, test } from 'vitest';
import { scopeOf } from './test-scope.ts';

const journeysOf = (...files: readonly string[]) => scopeOf('abc', files).journeys;
const templatesOf = (...files: readonly string[]) => scopeOf('abc', files).templates;

test('[DX-02] a change in templates is looked at in these templates', () => {
  expect(
    scopeOf('abc', [
      'packages/ui/src/templates/h5-3/slots.ts',
      'packages/ui/src/templates/desktop-2/home/HomeView.tsx',
      'packages/ui/src/templates/h5-3/slots/TabBar.tsx',
      'packages/ui/src/templates/h5-3/h5-3.browser.test.tsx',
      'packages/ui/src/templates/h5-3/README.md',
      '.changeset/new-tab-bar.md',
    ]),
  ).toEqual({ since: 'abc', templates: ['desktop-2', 'h5-3'], journeys: 'smoke' });
});

test('[DX-02] what templates share is looked at in all of them', () => {
  expect(templatesOf('packages/ui/src/templates/h5-3/slots.ts', 'packages/ui/src/templates/_h5/slots.ts')).toEqual([]);
  expect(templatesOf('packages/ui/src/templates/h5-3/slots.ts', 'packages/ui/src/primitives/Tabs/Tabs.tsx')).toEqual(
    [],
  );
  expect(templatesOf('packages/ui/src/defineTemplate.ts')).toEqual([]);
});

test('[DX-02] a change of looks takes the main journeys, one of behaviour all, one that nobody meets none', () => {
  expect(journeysOf('packages/ui/src/patterns/Marquee/Marquee.tsx')).toBe('smoke');
  expect(journeysOf('packages/ui/src/patterns/Marquee/Marquee.tsx', 'packages/core/src/events.ts')).toBe('all');
  expect(journeysOf('e2e/wallet.e2e.ts')).toBe('all');
  expect(journeysOf('package.json')).toBe('all');
  expect(journeysOf('docs/how-to/README.md', 'packages/core/src/events.test.ts')).toBe('none');
  expect(journeysOf()).toBe('none');
});

import { expect, test } from 'vitest';
import type { FixtureVariant } from '../slots/base.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { shareViews } from './subjects/ownership.ts';
import { otherStates, stateFaults, usualStates, type ViewState } from './looks/states.ts';
import { loadTemplates, templateLoaders } from './subjects/templates.ts';

type Sources = Readonly<Record<string, string>>;
const views: Sources = import.meta.glob('../views/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories: Sources = import.meta.glob(['../**/*.stories.tsx', '../stories/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storybook: Sources = import.meta.glob('../../../../.storybook/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Settings for axe in a file, one per line. */
function settingsOf(code: string): readonly string[] {
  return [...code.matchAll(/\ba11y:\s*/g)].map(({ index, 0: { length } }) => {
    let end = index + length;
    for (let depth = 0; end < code.length; end += 1) {
      depth += { '{': 1, '}': -1 }[code[end] ?? ''] ?? 0;
      if (depth === 0) break;
    }
    return code.slice(index, end + 1).replaceAll(/\s+/g, ' ');
  });
}
const settings = (sources: Sources) =>
  Object.entries(sources).flatMap(([path, code]) =>
    settingsOf(code).map((setting) => `${path.replace(/^.*\//, '')}: ${setting}`),
  );

/** Views and states that stories show without axe, because they say `scene` of a view and nothing more. */
function shown(): readonly (readonly [ViewName, FixtureVariant])[] {
  return Object.values(views).flatMap((code) => {
    const view = /\.\.\.scene\('(\w+)'\)/.exec(code)?.[1];
    if (view === undefined) return [];
    const variants = [...code.matchAll(/^export const \w+: Story = \{(?: args: \{ variant: '(\w+)' \} )?\};$/gm)];
    // Names of the stories' own files.
    return variants.map(([, variant = 'normal']) => [view as ViewName, variant as FixtureVariant] as const);
  });
}

test('[DES-04] axe finds faults in every story but those of views; a place that turns it off elsewhere is found here', () => {
  expect(settings({ ...storybook, ...stories }).toSorted()).toEqual([
    'Profile.stories.tsx: a11y: { manual: false }',
    "RegisterModal.stories.tsx: a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } }",
    'Scene.tsx: a11y: { manual: false }',
    'Scene.tsx: a11y: { manual: true }',
    "preview.tsx: a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }, }",
  ]);
  expect(storybook['../../../../.storybook/main.ts']).toContain("'@storybook/addon-a11y',");
  // No story is left out of the run.
  const left = Object.entries(stories).filter(([, code]) => /['"]!(?:test|dev)['"]/.test(code));
  expect(left.map(([path]) => path)).toEqual([]);
});

test('[DES-04] what stories of views leave to conformance is checked there: each view in each of their states', async () => {
  const owners = shareViews(await loadTemplates());
  const checked = new Set(
    owners
      .flatMap((owner): readonly ViewState[] => [...usualStates(owner), ...otherStates(owner)])
      .map(({ view, options: { variant } }) => `${view} ${String(variant)}`),
  );
  const left = shown().map(([view, variant]) => `${view} ${variant}`);
  expect(new Set(left.map((state) => state.replace(/ .*/, ''))).size).toBe(29);
  expect(left.length).toBeGreaterThan(110);
  expect(left.filter((state) => !checked.has(state))).toEqual([]);
});

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
// oxlint-disable-next-line jsx-a11y/alt-text -- The fault that axe has to find.
const Broken = () => <img src={picture} width="40" height="40" />;

test.for<FixtureVariant>(['normal', 'empty', 'loading', 'error', 'longText'])(
  '[DES-04] conformance asks axe of a view: %s',
  async (variant) => {
    const real = (await templateLoaders['h5-1']?.())?.default;
    if (!real) throw new Error('There is no h5-1.');
    const template = { ...real, views: { ...real.views, faq: () => Promise.resolve({ default: Broken }) } };
    const state: ViewState = { view: 'faq', options: { variant, session: 'guest' } };
    const faults = await stateFaults({ template, own: ['faq'], shown: ['faq'] }, state);
    expect(faults).toContainEqual(expect.stringMatching(/^image-alt: /));
  },
);

import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import '../packages/ui/src/foundations/global.css.ts';
import type { Template } from '../packages/ui/src/defineTemplate.ts';
import { filledLeavings } from '../packages/ui/src/conformance/faults/filled.ts';
import { languages, templates, themes, viewports } from './globals.ts';
import { componentModes } from '../packages/ui/src/conformance/subjects/modes.ts';
import type { SiteTheme } from '../packages/ui/src/stories/story-globals.tsx';
import { readableControls } from './controls.ts';
import { loadSiteThemes, siteThemeItems } from './site-styles.ts';
import { crowdedCards } from '../packages/ui/src/testing/crowdedCards.ts';
import { profileNames, profileOf } from './profiles.ts';
import { Stage } from './Stage.tsx';

// A second, the default, is no long time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

import.meta.glob('../packages/ui/src/theme/themes/*.css.ts', { eager: true });

const withStage: Decorator = (Story, { globals, loaded }) => (
  <Stage
    globals={{
      template: (loaded['template'] as Template | undefined) ?? null,
      theme: String(globals['theme']),
      locale: String(globals['locale']),
      session: globals['session'] === 'member' ? 'member' : 'guest',
      motion: globals['motion'] === 'reduced' ? 'reduced' : 'full',
      direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
      profile: profileOf(String(globals['profile'])),
      siteThemes: (loaded['siteThemes'] as readonly SiteTheme[] | undefined) ?? [],
    }}
  >
    <Story />
  </Stage>
);

const menu = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});
const named = (names: readonly string[]) => names.map((name) => ({ value: name, title: name }));

const preview: Preview = {
  // After its play, so that also the dialogs that it opened are looked at. One action of a place is the main one.
  afterEach: async () => {
    await expect(filledLeavings()).toEqual([]);
    await expect(crowdedCards(document), 'cards with more than one filled button').toEqual([]);
  },
  argTypesEnhancers: [readableControls],
  decorators: [withStage],
  loaders: [
    async ({ globals }) => ({ template: (await templates[String(globals['template'])]?.())?.default }),
    async () => ({ siteThemes: await loadSiteThemes() }),
  ],
  globalTypes: {
    template: { description: 'Template', ...menu('Template', 'grid', named(Object.keys(templates))) },
    theme: { description: 'Theme', ...menu('Theme', 'paintbrush', [...named(themes), ...siteThemeItems]) },
    locale: {
      description: 'Language',
      ...menu(
        'Language',
        'globe',
        Object.entries(languages).map(([value, title]) => ({ value, title })),
      ),
    },
    session: {
      description: 'Visitor',
      ...menu('Visitor', 'user', [
        { value: 'guest', title: 'Guest' },
        { value: 'member', title: 'Member' },
      ]),
    },
    motion: {
      description: 'Motion',
      ...menu('Motion', 'play', [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ]),
    },
    direction: {
      description: 'Direction',
      ...menu('Direction', 'transfer', [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ]),
    },
    profile: { description: 'Player protection', ...menu('Player protection', 'lock', named(profileNames)) },
  },
  initialGlobals: {
    template: Object.keys(templates)[0] ?? '',
    theme: 'midnight',
    locale: 'en_US',
    session: 'guest',
    motion: 'full',
    direction: 'ltr',
    profile: 'none',
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    backgrounds: { disable: true },
    chromatic: { modes: componentModes },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Templates',
          'Views',
          'Slots',
          'Patterns',
          'Primitives',
          'Foundations',
          'Workshop',
          'Content stress',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;

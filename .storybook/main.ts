import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { catalogues } from './catalogues.ts';
import { localIcons } from './localIcons.ts';
import { siteThemes } from './siteThemes.ts';
import { themeLab } from './themeLab.ts';

const stories = '(?!.*stories)';

/** Files of the built Storybook that hold many modules, with their styles. */
const groups = [
  { name: 'kit', test: new RegExp(`/packages/ui/src/(?:primitives|patterns|slots|foundations|views)/${stories}`) },
  { name: 'templates', test: new RegExp(`/packages/ui/src/templates/${stories}`) },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [
    // Its descriptions from comments would replace parameters that stories of views share.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableDescription: true } } },
    '@storybook/addon-a11y',
    // Not addon-vitest: only its plugin is used in tests, and its panel fails if the server is slow.
  ],
  // The sidebar starts with the product's own entries.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // A matrix needs every template: one file per small module would mean 331 requests.
    build: {
      ...vite.build,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups } } },
    },
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), localIcons(), catalogues(), siteThemes(), themeLab()],
  }),
};

export default config;

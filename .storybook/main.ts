import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { catalogues } from './catalogues.ts';
import { localIcons } from './localIcons.ts';
import { siteThemes } from './siteThemes.ts';
import { themeLab } from './themeLab.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [
    // A description that it writes from a comment would replace the parameters that stories of views share.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableDescription: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), localIcons(), catalogues(), siteThemes(), themeLab()],
  }),
};

export default config;

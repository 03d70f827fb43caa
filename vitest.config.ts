import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';

// A dependency that is found only while tests run makes the page reload in the middle of one.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@housefront/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@housefront/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    '@housefront/ui > radix-ui/checkbox',
    '@housefront/ui > radix-ui/dialog',
    '@housefront/ui > radix-ui/select',
    '@housefront/ui > radix-ui/tabs',
    '@housefront/ui > radix-ui/tooltip',
    '@housefront/ui > react-aria-components',
    '@housefront/ui > @iconify/react',
    '@housefront/ui > embla-carousel-react',
    '@housefront/ui > @tanstack/react-virtual',
    '@housefront/ui > axe-core',
    '@housefront/ui > culori/fn',
  ],
};

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'tooling/**/*.test.ts',
            'sites/*/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        optimizeDeps,
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'browser', include: ['packages/*/src/**/*.browser.test.tsx'], browser: browser() },
      },
      {
        optimizeDeps,
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});

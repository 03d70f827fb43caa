import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { BaseSequencer, type BrowserCommandContext, type TestSpecification } from 'vitest/node';
import { configDefaults, defineConfig } from 'vitest/config';
import { catalogues } from './.storybook/catalogues.ts';
import { advancePlatform, askPlatform, platformEvents } from './packages/app/src/testing/platform-command.ts';
import { chromiumLaunch } from './scripts/programs/chromium.ts';
import { shakingOf } from './scripts/test/shaking.ts';

// A dependency that is found only while tests run makes the page reload in the middle of one.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@housefront/ui > radix-ui/dialog',
    '@housefront/ui > radix-ui/select',
    '@housefront/ui > radix-ui/tabs',
    '@housefront/ui > radix-ui/tooltip',
    '@housefront/ui > react-aria-components',
    '@housefront/ui > react-aria-components/I18nProvider',
    '@housefront/ui > react-aria-components/RangeCalendar',
    '@housefront/ui > react-aria-components/Table',
    '@housefront/ui > @iconify/react',
    '@housefront/ui > axe-core',
    '@housefront/ui > culori/fn',
    '@housefront/app > react-hook-form',
    '@housefront/core > @aparajita/capacitor-secure-storage',
    '@housefront/core > @capacitor/app',
    '@housefront/core > @capacitor/core',
    '@housefront/core > @capacitor/inappbrowser',
    '@housefront/core > i18next',
    '@housefront/ui > dompurify',
    '@housefront/app > hast-util-from-html',
    '@housefront/app > hast-util-sanitize',
    '@housefront/app > hast-util-to-html',
    '@housefront/app > papaparse',
    '@housefront/app > uqr',
    '@housefront/core > @simplewebauthn/browser',
    '@housefront/core > @tanstack/react-query',
    '@housefront/core > character-entities',
    '@housefront/core > entities/decode',
    '@housefront/core > laravel-echo',
    '@housefront/core > pusher-js',
    '@housefront/core > web-vitals',
    '@housefront/core > @housefront/contract > @noble/ciphers/aes.js',
    '@housefront/core > @housefront/contract > @noble/hashes/sha2.js',
    '@housefront/core > @housefront/contract > zod/locales',
    '@housefront/ui > @internationalized/date',
    '@housefront/ui > radix-ui/popover',
    '@housefront/ui > react-aria-components/Autocomplete',
    '@housefront/ui > react-aria-components/Input',
    '@housefront/ui > react-aria-components/ListBox',
    '@housefront/ui > react-aria-components/SearchField',
    'fast-check',
    'react-dom/server',
    'storybook/test',
  ],
};

const nodeTests = [
  'packages/*/{src,scripts}/**/*.test.ts',
  'tooling/**/*.test.ts',
  'sites/*/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'e2e/{engines,looks,templates}/**/*.test.ts',
];
/** Packs the kit, installs it and compares its sites with those built here: after the build of the sites. */
const packageTests = 'tooling/pack/**/*.packed.test.ts';
const noNodeTests = ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**', packageTests];
/** Folders whose tests start hundreds of programs, git above all. */
const ofPrograms = /^(?:packages\/(?:cli|create)|tooling\/(?:generate|pack)|scripts)\//;
/**
 * Tests that need a process for themselves: those that put others in the place of modules, and those that start programs. A
 * process that has loaded the modules of hundreds of files takes twenty times longer to start one.
 */
const alone = globSync(nodeTests, { cwd: import.meta.dirname, exclude: noNodeTests }).filter(
  (file) =>
    ofPrograms.test(file) ||
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

const words = (text = '') => text.split(',').filter(Boolean);
/** Templates and views that a change touched and that alone are to be looked at. */
const provide = {
  templates: words(process.env['HOUSEFRONT_TEMPLATES']),
  views: words(process.env['HOUSEFRONT_VIEWS']),
};

/** Without the browser tests and stories that this run shakes in a step of their own (scripts/test/draws.ts). */
const exclude = [...configDefaults.exclude, ...words(process.env['HOUSEFRONT_LEFT_OUT'])];

const shaking = shakingOf(process.env);
const patience = shaking?.patience ?? 1;

/** Longest wait for one thing, in milliseconds: machines differ threefold, and two files share each. It ends what hangs. */
const wait = 30_000 * patience;
const poll = { timeout: wait };

const browser = (options: PlaywrightProviderOptions = { launchOptions: chromiumLaunch() }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ ...options, actionTimeout: wait }),
  commands: {
    advancePlatform,
    askPlatform,
    platformEvents,
    parkPointer: ({ page }: BrowserCommandContext) => page.mouse.move(-1, -1),
  },
  instances: [{ browser: 'chromium' as const }],
});

/**
 * Every test that a browser runs brings its letters, so that each machine measures the same, starts with the pointer outside
 * of the page, and fails on what React says of hydration.
 */
const setupFiles = ['fonts', 'hydration', 'pointer'].map((name) =>
  fileURLToPath(new URL(`packages/ui/src/testing/${name}.setup.ts`, import.meta.url)),
);

// Letters and colours are drawn the same on every machine.
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
const { args, ...chromium } = chromiumLaunch();

/** In a single run no module changes, so browsers may cache modules. Without this each test file requests hundreds again. */
const server = process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {};

const visual = {
  ...browser({
    launchOptions: { ...chromium, args: [...args, ...sameEverywhere] },
    contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce' as const },
  }),
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // A different build of the browser may draw an edge a shade off; a changed token moves far more pixels.
      comparatorOptions: { threshold: 0.04, allowedMismatchedPixelRatio: 0.0002 },
      resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
        join(root, 'packages/ui/visual/baselines', `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext, root, testName }: { arg: string; ext: string; root: string; testName: string }) =>
        join(root, 'test-results/visual', testName, `${arg}${ext}`),
    },
  },
};

/**
 * Begins with what looks at every template: without former times the largest files come first, but these are small and take
 * longest, and would leave the other browser with nothing to do at the end.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/conformance\/.*\.browser\./.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Storybook reads its own configuration for seconds: only where its stories are asked for. */
const named = process.argv.filter((_, at) => process.argv[at - 1] === '--project');
const withStories =
  named.length === 0 ||
  named.some((word) => word.startsWith('!') || new RegExp(`^${word.replaceAll('*', '.*')}$`).test('stories'));
const stories = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) });
};

export default defineConfig({
  test: {
    maxWorkers: shaking?.workers ?? 2,
    sequence: shaking ? { shuffle: true, seed: shaking.seed } : { sequencer: LongestFirst },
    // A machine that stalls fails no change; the reporter names each test that needed a second try.
    retry: process.env['CI'] && !shaking ? 1 : 0,
    // Four times what the slowest test takes on a quiet machine: programs that tests start share two processors with others.
    testTimeout: 120_000 * patience,
    hookTimeout: 120_000 * patience,
    projects: [
      {
        plugins: [vanillaExtractPlugin(), catalogues()],
        // Files share the modules of their worker: separate imports took half of the processor time.
        test: {
          name: 'node',
          isolate: false,
          expect: { poll },
          include: nodeTests,
          exclude: [...noNodeTests, ...alone],
        },
      },
      { test: { name: 'node-alone', include: alone, expect: { poll } } },
      {
        test: {
          name: 'packages',
          expect: { poll },
          include: [packageTests],
          // Each installs packages and starts sites: two at a time would be in each other's way.
          fileParallelism: false,
          globalSetup: fileURLToPath(new URL('tooling/pack/testing/kit.setup.ts', import.meta.url)),
        },
      },
      {
        optimizeDeps,
        server,
        plugins: [react(), vanillaExtractPlugin(), catalogues()],
        test: {
          name: 'browser',
          provide,
          setupFiles,
          include: ['packages/*/src/**/*.browser.test.tsx'],
          exclude,
          browser: browser(),
          expect: { poll },
        },
      },
      {
        optimizeDeps,
        server,
        plugins: [react(), vanillaExtractPlugin(), catalogues()],
        test: { name: 'visual', setupFiles, include: ['packages/ui/visual/**/*.visual.test.tsx'], browser: visual },
      },
      {
        optimizeDeps,
        server,
        plugins: withStories ? [stories()] : [],
        // In one page, as Storybook shows them: a page for each file takes half of the time.
        test: { name: 'stories', exclude, setupFiles, isolate: false, browser: browser() },
      },
    ],
  },
});

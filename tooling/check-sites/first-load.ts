/**
 * What the first load of a home page may hold (ADR 52). Whoever adds a line asks whether the first paint and the hydration of a
 * guest's page run it; if not, it is fetched later. Paths from the workspace's root, libraries by name.
 */
const libraries: ReadonlySet<string> = new Set([
  '@oxc-project/runtime',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'zustand',
]);

/** Features of which a guest's home runs everything but their calls. */
const features = [
  'access',
  'agent',
  'announcements',
  'banners',
  'catalogue',
  'content',
  'demo',
  'jackpot',
  'promotions',
  'site',
  'version',
].join('|');

const modules: readonly RegExp[] = [
  // The site itself, and helpers of the bundler.
  /^sites\//,
  /^\0|^(?:rolldown|vite)\//,
  /^packages\/contract\/src\/(?:graphemes|ids|money|pages|templates|url)\.ts$/,
  // Core: ports, calls only as far as they wait for their code.
  /^packages\/core\/src\/(?:CoreProvider\.tsx|(?:createCore|events|html-text|late|late-calls|member-currency|query)\.ts)$/,
  /^packages\/core\/src\/adapters\/(?!call-(?:client|request|reply))/,
  /^packages\/core\/src\/i18n\/(?!create-i18n|locales\/)/,
  new RegExp(String.raw`^packages\/core\/src\/features\/(?:${features})\/(?!.*\.api\.ts$)`),
  // Of features that come later: what stands for them until then.
  /^packages\/core\/src\/features\/[\w-]+\/[\w-]+\.(?:front|late|queries|store)\.ts$/,
  /^packages\/core\/src\/features\/play\/(?:createPlay|play\.protocol)\.ts$/,
  // App: the frame and the home page; of other pages, what decides whether they open.
  /^packages\/app\/src\/(?:kernel|models|routes|site)\//,
  /^packages\/app\/src\/shell\/(?:HeaderForm|PageBoundary|RootLayout|SectionBoundary|SeoBlock|ShownRoute)\.tsx$/,
  /^packages\/app\/src\/shell\/(?:openPage|use(?:Footer|Header|Logo|Tabs)|watchChunks)\.ts$/,
  /^packages\/app\/src\/screens\/(?:error|home)\//,
  /^packages\/app\/src\/screens\/[\w-]+\/[\w-]+\.guard\.ts$/,
  // Looks, except what is shown over a page.
  /^packages\/ui\/src\/(?:defineTemplate\.ts|(?:foundations|labels|slots|templates|theme|views)\/)/,
  /^packages\/ui\/src\/patterns\/(?!WalletPanel|FloatDock)/,
  /^packages\/ui\/src\/primitives\/(?!Dialog|FullscreenModal|RichText|Select|Tabs|TextField)/,
];

const libraryOf = (module: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? /@oxc-project/.exec(module)?.[0].concat('/runtime');

/** The modules of a first load that do not belong there. */
export const strangersOf = (loaded: readonly string[]): string[] =>
  loaded.filter((module) => {
    const library = libraryOf(module);
    return library === undefined ? !modules.some((allowed) => allowed.test(module)) : !libraries.has(library);
  });

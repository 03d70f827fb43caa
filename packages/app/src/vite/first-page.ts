/*
 * Modules of a guest's first page, and modules loaded after it (PRF-01). The build names its chunks by these lists
 * (`chunks.ts`), and `pnpm size` fails when a first load contains a later module. Paths start at the root of the workspace; a
 * folder ends with a slash.
 */

/** Libraries of a first load. */
export const firstLibraries: readonly string[] = [
  '@oxc-project/runtime',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'zustand',
];

/** Every visitor loads these modules and their imports after the first page is hydrated. */
export const afterFirstPage: readonly string[] = [
  'packages/app/src/shell/startShell.ts',
  'packages/app/src/shell/watchPage.ts',
  'packages/contract/src/endpoint.ts',
  'packages/contract/src/features/captcha.ts',
  'packages/contract/src/features/helpers.ts',
  'packages/core/src/core.lazy.ts',
  'packages/core/src/features/content/content.api.ts',
  'packages/core/src/features/play/play.actions.ts',
  'packages/core/src/features/promotions/promotions.api.ts',
  'packages/core/src/features/site/site.api.ts',
  'packages/core/src/features/site/site.env.api.ts',
];

/** Loaded on demand, by members or after a press. */
const onDemand: readonly string[] = [
  'packages/contract/src/features/',
  'packages/contract/src/graphemes.ts',
  'packages/contract/src/rules/',
  'packages/contract/src/templates.ts',
  'packages/core/src/adapters/call-client.ts',
  'packages/core/src/adapters/call-reply.ts',
  'packages/core/src/adapters/call-request.ts',
  'packages/core/src/features/announcements/announcements.articles.ts',
  'packages/core/src/features/auth-window/',
  'packages/core/src/features/cashier/',
  'packages/core/src/features/catalogue/catalogue.description.ts',
  'packages/core/src/features/catalogue/catalogue.list.ts',
  'packages/core/src/features/catalogue/catalogue.search.ts',
  'packages/core/src/features/page-payload/',
  'packages/core/src/features/password/',
  'packages/core/src/features/promotions/promotions.popup.ts',
  'packages/core/src/features/realtime/',
  'packages/core/src/features/recovery/',
  'packages/core/src/features/red-envelope/',
  'packages/core/src/features/registration/',
  'packages/core/src/features/revalidation/',
  'packages/core/src/features/sport-frame/',
  'packages/core/src/i18n/create-i18n.ts',
  'packages/core/src/i18n/locales.ts',
  'packages/core/src/i18n/locales/',
  'packages/core/src/i18n/server-time.ts',
  'packages/core/src/records/',
  'packages/core/src/startCore.ts',
  'packages/ui/src/patterns/FloatDock/',
  'packages/ui/src/patterns/WalletPanel/',
  'packages/ui/src/primitives/Dialog/',
  'packages/ui/src/primitives/FullscreenModal/',
  'packages/ui/src/primitives/RichText/',
  'packages/ui/src/primitives/Select/',
  'packages/ui/src/primitives/Tabs/',
  'packages/ui/src/primitives/TextField/',
];

/**
 * All of them.
 * @internal
 */
export const laterModules = [...afterFirstPage, ...onDemand];

/**
 * Calls with their schemas, and all pages but home and the error page. Guards of pages are loaded first, because they decide
 * whether a page opens.
 */
const calls = /^packages\/core\/.*\.api\.ts$/;
const otherPages = /^packages\/app\/src\/screens\/(?!home\/|error\/)(?!.*\.guard\.ts$)/;

/** Name of the library that a module belongs to; undefined for our own. */
const libraryOf = (module: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? /@oxc-project/.exec(module)?.[0].concat('/runtime');

/** Whether a module must not be in a first load. */
export function comesLater(module: string): boolean {
  const library = libraryOf(module);
  if (library !== undefined) return !firstLibraries.includes(library);
  if (calls.test(module) || otherPages.test(module)) return true;
  return laterModules.some((path) => module === path || (path.endsWith('/') && module.startsWith(path)));
}

/*
 * Modules of a guest's first page, and modules loaded after it. The build names its chunks by these lists (`chunks.ts`), and
 * `pnpm size` fails when a first load contains a later module. Modules by name ({@link kitModule}); a folder ends with a
 * slash (PRF-01).
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
  'app/shell/startShell',
  'app/shell/watch/watchIntent',
  'app/shell/watch/watchPage',
  'contract/calls/endpoint',
  'contract/features/captcha/captcha',
  'contract/features/helpers/helpers',
  'core/core.lazy',
  'core/features/content/content.api',
  'core/features/play/play.actions',
  'core/features/promotions/promotions.api',
  'core/features/site/site.api',
  'core/features/site/site.env.api',
];

/** Loaded on demand, by members or after a press. */
const onDemand: readonly string[] = [
  'contract/site/consent',
  'contract/features/',
  'contract/text/graphemes',
  'contract/text/nearest',
  'contract/time/read-time',
  'contract/rules/',
  'contract/site/templates',
  'core/adapters/http/call-client',
  'core/adapters/http/call-reply',
  'core/adapters/http/call-request',
  'core/adapters/realtime/echo-realtime',
  'core/adapters/browser/services',
  'core/features/auth-window/',
  'core/features/cashier/',
  'core/features/consent/',
  'core/features/page-payload/',
  'core/features/password/',
  'core/features/promotions/promotions.popup',
  'core/features/realtime/',
  'core/features/recovery/',
  'core/features/red-envelope/',
  'core/features/registration/',
  'core/features/revalidation/',
  'core/features/sport-frame/',
  'core/i18n/create-i18n',
  'core/i18n/locales/',
  'core/i18n/server-time',
  'core/i18n/when',
  'core/records/',
  'core/startCore',
  'core/visitor/visitor-consent',
  'ui/patterns/Consent/',
  'ui/patterns/FloatDock/',
  'ui/patterns/WalletPanel/',
  'ui/primitives/Dialog/',
  'ui/primitives/FullscreenModal/',
  'ui/primitives/RichText/',
  'ui/primitives/Select/',
  'ui/primitives/Tabs/',
  'ui/primitives/TextField/',
];

/** Only other pages and actions use these, although an index names them to every page. */
const ofOtherPages: readonly string[] = [
  'core/features/announcements/announcements.articles',
  'core/features/catalogue/catalogue.description',
  'core/features/catalogue/catalogue.list',
  'core/features/catalogue/catalogue.facets.queries',
  'core/features/catalogue/catalogue.lobby.rules',
  'core/features/catalogue/catalogue.search',
  'core/features/catalogue/catalogue.similar',
  'core/features/catalogue/catalogue.traits',
  'core/i18n/locales',
  'ui/patterns/ProviderRow/',
];

/**
 * All that comes after a first page.
 * @internal
 */
export const laterModules = [...afterFirstPage, ...onDemand, ...ofOtherPages];

/** Calls with their schemas, and pages other than home and the error page; their guards decide whether they open. */
const calls = /^core\/.*\.api$/;
const otherPages = /^app\/screens\/(?!home\/|error\/)(?!.*\.guard$)/;

/** Name of the library that a module belongs to; undefined for our own. */
const libraryOf = (module: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? /@oxc-project/.exec(module)?.[0].concat('/runtime');

/**
 * Whether a module must not be in a first load.
 * @param module name of one of ours ({@link kitModule}), or path of a library's
 */
export function comesLater(module: string): boolean {
  const library = libraryOf(module);
  if (library !== undefined) return !firstLibraries.includes(library);
  if (calls.test(module) || otherPages.test(module)) return true;
  return laterModules.some((path) => module === path || (path.endsWith('/') && module.startsWith(path)));
}

/** Whether only other pages and actions use a module. */
export const isOfOtherPages = (module: string): boolean => ofOtherPages.includes(module);

import type { OwnTexts } from '@housefront/core/i18n';

/**
 * Texts of the languages that the kit does not ship, and of those that the site words itself, by code: none, unless the Vite
 * config of a site puts a module of the site's `locales` in place of this one (`ownTexts` in `vite/ownTexts.ts`).
 */
export const ownTexts: Readonly<Record<string, OwnTexts>> = {};

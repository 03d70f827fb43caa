import { wordsFor } from '../seed/vocabulary/siteWords.ts';

/** The target of the sandbox's customer-service links. */
export function customerServicePage(locale: string): string {
  const title = wordsFor('service', locale);
  return `<!doctype html><html lang="${encodeURIComponent(locale.replace('_', '-'))}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${wordsFor('service_page', locale)}</p></html>`;
}

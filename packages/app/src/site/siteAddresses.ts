import { absentPages } from '@housefront/contract/absent-pages';
import { addressIds, factsOf } from '@housefront/contract/pages';
import type { AddressesRequest } from '@housefront/contract/render';
import type { SiteConfig } from '@housefront/contract/site-config';
import { createCore } from '@housefront/core';
import { createI18n, type OwnTexts } from '@housefront/core/i18n';
import { createServerPorts, serverLogger } from '@housefront/core/adapters';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { loadPage } from '../routes/pages.ts';
import { extendSite } from './extendSite.ts';

/**
 * All paths of a site for search engines, in the order of the table of pages: static ones, and those that pages list, such as
 * halls, questions and content pages.
 */
export async function siteAddresses(
  { content }: SiteDefinition,
  config: SiteConfig,
  texts: Readonly<Record<string, OwnTexts>>,
  { origin, upstream, signal, warn }: AddressesRequest,
): Promise<readonly string[]> {
  const [locale = 'en_US'] = config.languages;
  const core = createCore({
    config,
    ports: createServerPorts({
      upstream,
      url: origin,
      cookies: {},
      userAgent: '',
      languages: [],
      signal,
      logger: serverLogger(warn),
    }),
    i18n: await createI18n({ locale, own: texts[locale] }),
    content: content && (async () => (await content()).default),
    initial: { locale, mode: 'desktop', currency: config.currencies[0] ?? '' },
  });
  await extendSite(core);
  try {
    const absent = absentPages(config);
    const isAbsent = (path: string) => absent !== undefined && new RegExp(absent, 'i').test(path);
    const shown = addressIds.filter((id) => factsOf(id).robots === 'index' && !isAbsent(factsOf(id).path));
    const pages = await Promise.all(shown.map(loadPage));
    return (await Promise.all(pages.map(async (page) => page.addresses?.(core) ?? [factsOf(page.id).path]))).flat();
  } finally {
    core.dispose();
  }
}

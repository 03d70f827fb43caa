import type { AddressesRequest } from '@housefront/contract/render';
import type { SiteConfig } from '@housefront/contract/site-config';
import { createCore } from '@housefront/core';
import { createI18n } from '@housefront/core/i18n';
import { createServerPorts, serverLogger } from '@housefront/core/platform';
import { paths } from '../routes/paths.ts';
import type { SiteDefinition } from './defineSite.ts';

/**
 * Every page of a site that search engines should know, as paths: the home page, halls with providers, questions, content
 * pages, sponsors and the app page. What cannot be loaded now is left out.
 */
export async function siteAddresses(
  site: SiteDefinition,
  config: SiteConfig,
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
    i18n: await createI18n({ locale }),
    initial: { locale, mode: 'desktop', currency: config.currencies[0] ?? '' },
  });
  try {
    const content = (await site.content?.())?.default;
    const [halls, pages, faq] = await Promise.all([
      core.queryClient.fetchQuery(core.catalogue.queries.halls()).catch(() => []),
      content?.pages(locale) ?? [],
      content?.faq(locale) ?? [],
    ]);
    return [
      paths.home(),
      ...halls.filter((hall) => hall.providers.length > 0).map((hall) => paths.gameHall(hall.id)),
      '/discount',
      ...(faq.length > 0 ? [paths.faq(), ...faq.map(({ id }) => paths.faq(id))] : []),
      ...pages.map(({ id }) => paths.main(id)),
      paths.sponsor(),
      paths.app(),
    ];
  } finally {
    core.dispose();
  }
}

import { navigationTarget } from '@housefront/core/platform';
import type { FooterProps } from '@housefront/ui/slots';
import { useMemo } from 'react';
import { useHalls } from '../models/useCatalogueModels.ts';
import { isHiddenPage } from '../routes/hiddenLinks.ts';
import { paths } from '../routes/paths.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { openCustomerService, useCustomerService } from './useCustomerService.ts';

/** The footer: the site's own links, the providers, service. */
export function useFooter(): FooterProps {
  const runtime = useRuntime();
  const { models: halls } = useHalls(null);
  const service = useCustomerService();
  return useMemo(() => {
    const { config, i18n, ports } = runtime.core;
    const providers = new Map(
      halls.flatMap((hall) => hall.providers).map(({ id, name, icon }) => [id, { id, name, icon }]),
    );
    const site = config.public.SITE_NAME;
    return {
      site: { name: site, logo: null, homeHref: paths.home() },
      links: config.footerLinks.flatMap(({ title, url }) => {
        const target = navigationTarget(url, { external: true });
        return target === null || isHiddenPage(config.hiddenLinks, target.href) ? [] : [{ id: url, title, href: target.href, external: target.kind === 'external' }];
      }),
      providers: [...providers.values()],
      onCustomerService: service ? () => openCustomerService(service) : undefined,
      texts: {
        links: i18n.t('shell.footer.links'),
        providers: i18n.t('shell.footer.providers'),
        customerService: i18n.t('common.customer_service'),
        responsible: i18n.t('shell.footer.responsible'),
        rights: i18n.t('shell.footer.rights', { year: new Date(ports.clock.now()).getUTCFullYear(), site }),
      },
    };
  }, [halls, service, runtime]);
}

import { addressIds, factsOf } from '@housefront/contract/pages';
import { configText } from '@housefront/contract/site-title';
import { pickText } from '@housefront/core/i18n';
import { siteLinkTarget } from '@housefront/core/features/site';
import { navigationTarget } from '@housefront/core/adapters';
import { footerLabels, type FooterLink, type FooterProps } from '@housefront/ui/slots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHalls } from '../kernel/lists/catalogue-models.ts';
import { isHiddenPage } from '../kernel/route/hidden-links.ts';
import { paths } from '../kernel/paths.ts';
import { useRuntime, useTemplate, type Runtime } from '../kernel/runtime.ts';
import { useLabels } from '../kernel/texts/useLabels.ts';
import { useHasInteracted } from '../kernel/hooks/useHasInteracted.ts';
import { openCustomerService, useCustomerService } from '../kernel/hooks/useCustomerService.ts';
import { useLogo } from '../kernel/useLogo.ts';

/**
 * The site's own links, then the platform's for this mode, then pages that request a link, then the choices of the visitor's
 * consent (CNS-02).
 */
function useLinks({ core, isAbsent, overlays }: Runtime, enabled: boolean): readonly FooterLink[] {
  // The query key depends on the mode of the template.
  useTemplate((state) => state.mode);
  const { data } = useQuery({ ...core.siteFeature.queries.footer(), enabled });
  return useMemo(() => {
    const { config, i18n } = core;
    const own = config.footerLinks.flatMap(({ title, url }): FooterLink[] => {
      const target = navigationTarget(url, { external: true });
      const shown = configText(title, i18n.locale, config);
      return target ? [{ id: url, title: shown, href: target.href, external: target.kind === 'external' }] : [];
    });
    const listed = (data ?? [])
      .sort((a, b) => a.sort - b.sort)
      .flatMap((item, index): FooterLink[] => {
        const target = siteLinkTarget(item);
        const title = pickText(item.title, i18n.locale);
        const icon = item.icon || undefined;
        return target && title !== '' ? [{ id: `${item.id ?? index}`, title, icon, ...target }] : [];
      });
    const pages = addressIds.flatMap((id): FooterLink[] => {
      const { footer, path } = factsOf(id);
      return footer === undefined ? [] : [{ id, title: i18n.t(footer), href: path, external: false }];
    });
    const shown = [...own, ...listed, ...pages].filter(
      ({ href = '' }) => !isHiddenPage(config.hiddenLinks, href) && !isAbsent(href),
    );
    if (config.consent) {
      const onOpen = () => overlays.open('consent');
      shown.push({ id: 'consent', title: i18n.t('consent.choices'), external: false, onOpen });
    }
    return shown;
  }, [core, isAbsent, overlays, data]);
}

/** The footer: links, the theme's blocks, sponsors, providers, service (SITE-13x). */
export function useFooter(): FooterProps {
  const runtime = useRuntime();
  const { models: halls } = useHalls(null);
  const service = useCustomerService();
  // The footer is below the first screen, so it loads nothing before the first interaction.
  const hasInteracted = useHasInteracted();
  const links = useLinks(runtime, hasInteracted);
  const logo = useLogo('footer');
  const texts = useLabels(footerLabels);
  const { queries } = runtime.core.content;
  const { data: blocks } = useQuery({ ...queries.models('blocks'), enabled: hasInteracted });
  const { data: sponsors } = useQuery({
    ...queries.models('sponsors'),
    enabled: hasInteracted && runtime.core.config.features.sponsor !== false,
  });
  return useMemo(() => {
    const { config, i18n } = runtime.core;
    // Also read while the sponsors are unknown, so that the page contains the text.
    const sponsorTitle = i18n.t('content.sponsor.title');
    const providers = new Map(
      halls.flatMap((hall) => hall.providers).map(({ id, name, icon }) => [id, { id, name, icon }]),
    );
    return {
      site: { name: config.public.SITE_NAME, ...logo, homeHref: paths.home() },
      year: runtime.year,
      links,
      highlights: (blocks ?? []).map(({ id, title, text }) => ({ id, title, text })),
      sponsors: sponsors?.length
        ? { title: sponsorTitle, href: paths.sponsor(), names: sponsors.map(({ title }) => title) }
        : null,
      providers: [...providers.values()],
      onCustomerService: service ? () => openCustomerService(service) : undefined,
      texts,
    };
  }, [halls, service, runtime, links, logo, blocks, sponsors, texts]);
}

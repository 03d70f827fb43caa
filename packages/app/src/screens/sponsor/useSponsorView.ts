import { navigationTarget } from '@housefront/core/platform';
import type { SponsorViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { loadable } from '../../models/loadable.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** The sponsors of the site (SHELL-03, SITE-13x). */
export function useSponsorView(): SponsorViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const query = useQuery(core.content.queries.models('sponsors'));
  const sponsors = (query.data ?? []).map(({ id, title, html, image, url }) => ({
    id,
    name: title,
    html,
    image,
    href: navigationTarget(url, { external: true })?.href,
  }));
  return {
    sponsors: loadable(query, sponsors),
    homeHref: paths.home(),
    texts: {
      title: t('content.sponsor.title'),
      intro: t('content.sponsor.intro'),
      empty: t('content.sponsor.empty'),
      emptyHint: t('content.sponsor.empty_hint'),
      home: t('common.home'),
      loadFailed: t('common.load_failed'),
      retry: t('common.retry'),
    },
  };
}

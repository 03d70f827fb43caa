import { navigationTarget } from '@housefront/core/adapters';
import type { SponsorViewProps } from '@housefront/ui/views';
import { sponsorLabels } from '@housefront/ui/views/sponsor/labels';
import { useQuery } from '@tanstack/react-query';
import { loadable } from '../../kernel/lists/loadable.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** The sponsors of the site (SITE-13x). */
export function useSponsorView(): SponsorViewProps {
  const { core } = useRuntime();
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
    texts: useLabels(sponsorLabels),
  };
}

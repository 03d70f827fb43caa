import { logoFor } from '@housefront/core/features/site';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime, useTemplate } from './runtime.ts';
import type { OwnLogo } from './site-files.ts';

const none: OwnLogo = { logo: null };

/**
 * The logo for a place: the site's own file, or that of the platform for sites without a file or with `platformFirst`. The
 * site's name is shown while a platform's logo loads and when there is none (SITE-07x).
 */
export function useLogo(place: 'header' | 'footer'): OwnLogo {
  const { core, files } = useRuntime();
  const mode = useTemplate((state) => state.mode);
  const own = files.logo?.[place === 'header' ? mode : place];
  const asks = own === undefined || core.config.logo?.platformFirst === true;
  const { data } = useQuery({ ...core.siteFeature.queries.logos(), enabled: asks });
  const platform = asks && data ? logoFor(data, mode) : null;
  return useMemo(() => (platform === null ? (own ?? none) : { logo: platform }), [platform, own]);
}

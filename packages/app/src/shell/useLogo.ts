import { logoFor } from '@housefront/core/features/site';
import { useQuery } from '@tanstack/react-query';
import { useRuntime, useTemplate } from '../kernel/runtime.ts';

/** The platform's logo for the header; null while it loads and when there is none (SITE-06, SITE-07x). */
export function useLogo(): string | null {
  const { core } = useRuntime();
  const mode = useTemplate((state) => state.mode);
  const { data } = useQuery(core.siteFeature.queries.logos());
  return data ? logoFor(data, mode) : null;
}

import { buildMeta, latestBuild } from '@housefront/contract/features/version';
import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Id of the newest build, or null when it cannot be read (VER-01). */
export const fetchLatest = async ({ calls, ports }: FeatureDeps): Promise<string | null> => {
  const result = await calls.send(latestBuild, { timestamp: String(ports.clock.now()) }, { silent: true });
  return result.ok ? result.data.id : null;
};

/** Metadata of a build, or null when this server has none of it (API-17). */
export const fetchMeta = async ({ calls }: FeatureDeps, buildId: string): Promise<{ readonly id: string } | null> => {
  const result = await calls.send(buildMeta, { buildId }, { silent: true });
  return result.ok ? result.data : null;
};

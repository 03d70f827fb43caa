import type { FeatureDeps } from '../../createFeature.ts';

export { reloadTo } from './reload-guard.ts';
export { watchVersion, type VersionSources, type VersionWatch } from './version.watch.ts';

/** Asks which build is the newest. */
export interface VersionFeature {
  /** Id of the newest build, or null when it cannot be read (API-16, VER-01). */
  readonly latest: () => Promise<string | null>;
  /** Metadata of a build, or null (API-17). */
  readonly meta: (buildId: string) => Promise<Readonly<Record<string, unknown>> | null>;
}

/** Creates the version client. */
export const createVersion = ({ calls, ports }: FeatureDeps): VersionFeature => ({
  latest: async () => {
    const { latestBuild } = await import('@housefront/contract/features/version');
    const result = await calls.send(latestBuild, { timestamp: String(ports.clock.now()) }, { silent: true });
    return result.ok ? result.data.id : null;
  },
  meta: async (buildId) => {
    const { buildMeta } = await import('@housefront/contract/features/version');
    const result = await calls.send(buildMeta, { buildId }, { silent: true });
    return result.ok ? result.data : null;
  },
});

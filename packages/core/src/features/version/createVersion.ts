import type { FeatureDeps } from '../../calls/feature-deps.ts';

/** Finds out which build is the newest. */
export interface VersionFeature {
  /** Id of the newest build, or null when it cannot be read (VER-01). */
  readonly latest: () => Promise<string | null>;
  /** Metadata of a build, or null when this server has none of it (API-17). */
  readonly meta: (buildId: string) => Promise<{ readonly id: string } | null>;
}

/** Creates the version client. */
export const createVersion = (deps: FeatureDeps): VersionFeature => ({
  latest: async () => (await import('./version.api.ts')).fetchLatest(deps),
  meta: async (buildId) => (await import('./version.api.ts')).fetchMeta(deps, buildId),
});

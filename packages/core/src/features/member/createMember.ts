import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rereadShown } from '../../loading/reread.ts';
import { memberQueries, type MemberQueries } from './member.queries.ts';
import { followSignIn } from './member.signin.ts';

/** The platform's data of the member. */
export interface MemberFeature {
  readonly queries: MemberQueries;
  /** Whether a game session exists, by a freshly fetched layout. Rejects when the layout cannot be fetched (PLAY-24x). */
  readonly isServerPlaying: () => Promise<boolean>;
  readonly dispose: () => void;
}

/**
 * Creates the member feature. Each login loads the layout; a login made in this document also loads the first data of a
 * member's pages. Layout and profile are refetched when the platform reports a change. A failed load shows no message and
 * does not affect the others (MEM-03x).
 */
export const createMember = (deps: FeatureDeps): MemberFeature => {
  const { events, queryClient } = deps;
  const queries = memberQueries(deps);

  const stops = [
    followSignIn(deps),
    events.on('login', ({ atStart }) => {
      void queryClient.prefetchQuery(queries.layout());
      if (!atStart) void import('./member.loads.ts').then(({ loadForMember }) => loadForMember(deps));
    }),
    events.on('profile-changed', () => void rereadShown(queryClient, ['member', 'layout'], ['member', 'profile'])),
  ];
  return {
    queries,
    isServerPlaying: async () => (await queryClient.ensureQueryData(queries.layout())).isPlaying,
    dispose: () => stops.forEach((stop) => stop()),
  };
};

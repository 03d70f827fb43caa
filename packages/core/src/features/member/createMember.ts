import type { FeatureDeps } from '../../feature-deps.ts';
import { rereadShown } from '../../reread.ts';
import { memberQueries, type MemberQueries } from './member.queries.ts';
import { followSignIn } from './member.signin.ts';

/** The platform's data of the member. */
export interface MemberFeature {
  readonly queries: MemberQueries;
  /** Whether a game session exists, of a freshly fetched layout (PLAY-24x). Rejects when it cannot be had. */
  readonly isServerPlaying: () => Promise<boolean>;
  readonly dispose: () => void;
}

/**
 * Creates the member feature: the layout is loaded with each login, and with one that was made here what else a member's pages
 * begin with (AUTH-13, MEM-03x). What the platform says has changed is read again: layout and profile (RT-15).
 * A load that fails shows no message and leaves the others as they are (AUTH-15x, ERRM-02x).
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

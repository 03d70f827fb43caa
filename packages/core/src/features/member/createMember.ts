import type { FeatureDeps } from '../../feature-deps.ts';
import { memberQueries, type MemberQueries } from './member.queries.ts';
import { followSignIn } from './member.signin.ts';

/** What the platform knows of the member. */
export interface MemberFeature {
  readonly queries: MemberQueries;
  /** Whether a game session exists, of a freshly fetched layout (PLAY-24x). Rejects when it cannot be had. */
  readonly isServerPlaying: () => Promise<boolean>;
  /** Reads the wheel again, whatever is under way (RT-04x). */
  readonly rereadRoulette: () => void;
  readonly dispose: () => void;
}

/**
 * Creates the member feature: the layout is loaded with each login, and with one that was made here what else a member's pages
 * begin with (AUTH-13, MEM-03x). What the platform says has changed is read again: layout and profile (RT-15), the wheel (RT-20).
 * A load that fails shows no message and leaves the others as they are (AUTH-15x, ERRM-02x).
 */
export const createMember = (deps: FeatureDeps): MemberFeature => {
  const { events, queryClient } = deps;
  const queries = memberQueries(deps);

  const loads = () => import('./member.loads.ts');
  const rereadRoulette = async () => (await loads()).rereadRoulette(deps);

  const stops = [
    followSignIn(deps),
    events.on('login', ({ atStart }) => {
      void queryClient.prefetchQuery(queries.layout());
      if (!atStart) void loads().then(({ loadForMember }) => loadForMember(deps));
    }),
    events.on('profile-changed', () => {
      void queryClient.invalidateQueries({ queryKey: ['member', 'layout'] });
      void queryClient.invalidateQueries({ queryKey: ['member', 'profile'] });
    }),
    events.on('roulette-changed', () => void rereadRoulette()),
  ];
  return {
    queries,
    isServerPlaying: async () => (await queryClient.ensureQueryData(queries.layout())).isPlaying,
    rereadRoulette: () => void rereadRoulette(),
    dispose: () => stops.forEach((stop) => stop()),
  };
};

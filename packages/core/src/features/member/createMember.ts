import type { FeatureDeps } from '../../feature-deps.ts';
import { memberQueries, type MemberQueries } from './member.queries.ts';
import { followSignIn } from './member.signin.ts';

/** Letter events that follow each other within this make one call, in milliseconds (RT-18x). */
const LETTERS_DEBOUNCE_MS = 500;

/** What the platform knows of the member. */
export interface MemberFeature {
  readonly queries: MemberQueries;
  /** Whether a game session exists, of a freshly fetched layout (PLAY-24x). Rejects when it cannot be had. */
  readonly isServerPlaying: () => Promise<boolean>;
  /** Reads letters and wheel again, whatever is under way (RT-04x). */
  readonly rereadLists: () => void;
  readonly dispose: () => void;
}

/**
 * Creates the member feature: layout and letters are loaded with each login, and with one that was made here what else a
 * member's pages begin with (AUTH-13, MEM-03x). What the platform says has changed is read again: layout and profile (RT-15),
 * letters (RT-12), the wheel (RT-20). A load that fails shows no message and leaves the others as they are (AUTH-15x, ERRM-02x).
 */
export const createMember = (deps: FeatureDeps): MemberFeature => {
  const { events, ports, queryClient } = deps;
  const queries = memberQueries(deps);
  let stopWaiting: () => void = () => undefined;

  const loads = () => import('./member.loads.ts');
  const rereadLetters = async () => (await loads()).rereadLetters(deps);
  const rereadRoulette = async () => (await loads()).rereadRoulette(deps);

  const stops = [
    followSignIn(deps),
    events.on('login', ({ atStart }) => {
      void queryClient.prefetchQuery(queries.layout());
      void queryClient.prefetchQuery(queries.letters());
      if (!atStart) void loads().then(({ loadForMember }) => loadForMember(deps));
    }),
    events.on('profile-changed', () => {
      void queryClient.invalidateQueries({ queryKey: ['member', 'layout'] });
      void queryClient.invalidateQueries({ queryKey: ['member', 'profile'] });
    }),
    events.on('letters-changed', () => {
      stopWaiting();
      stopWaiting = ports.clock.after(LETTERS_DEBOUNCE_MS, () => void rereadLetters());
    }),
    events.on('roulette-changed', () => void rereadRoulette()),
  ];
  return {
    queries,
    isServerPlaying: async () => (await queryClient.ensureQueryData(queries.layout())).isPlaying,
    rereadLists: () => {
      void rereadLetters();
      void rereadRoulette();
    },
    dispose: () => {
      stopWaiting();
      stops.forEach((stop) => stop());
    },
  };
};

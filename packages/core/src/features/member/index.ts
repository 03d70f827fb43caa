import { queryOptions } from '@tanstack/react-query';
import type { FeatureDeps } from '../../createFeature.ts';
import { followSignIn } from './member.signin.ts';

export { maskEmail, maskName, maskNumber } from './member.mask.ts';
export type { MemberLayout, MemberProfile } from '@housefront/contract/features/member';

/** What the platform knows of the member. */
export interface MemberFeature {
  readonly queries: {
    readonly layout: () => ReturnType<typeof layoutOptions>;
    readonly profile: () => ReturnType<typeof profileOptions>;
  };
  /** is_playing of a freshly fetched layout (PLAY-24x). Rejects when it cannot be had. */
  readonly isServerPlaying: () => Promise<boolean>;
  /** Reads letters and wheel again, whatever is under way (RT-04x). */
  readonly rereadLists: () => void;
  readonly dispose: () => void;
}

const memberId = ({ ports }: FeatureDeps) => ports.storage.get('member_id') ?? '';

const layoutOptions = (deps: FeatureDeps) =>
  queryOptions({
    queryKey: ['member', 'layout', memberId(deps)],
    queryFn: async ({ signal }) => (await import('./member.api.ts')).fetchLayout(deps, signal),
  });

const profileOptions = (deps: FeatureDeps) =>
  queryOptions({
    queryKey: ['member', 'profile', memberId(deps)],
    queryFn: async ({ signal }) => (await import('./member.api.ts')).fetchProfile(deps, signal),
  });

/**
 * Creates the member feature: the layout is loaded with each login, and with one that was made here what else a member's
 * pages begin with; layout and profile again on profile changes (AUTH-13, MEM-03x, RT-15).
 */
export const createMember = (deps: FeatureDeps): MemberFeature => {
  const { events, queryClient } = deps;
  const stops = [
    followSignIn(deps),
    events.on('login', ({ atStart }) => {
      void queryClient.prefetchQuery(layoutOptions(deps));
      if (!atStart) void import('./member.loads.ts').then(({ loadForMember }) => loadForMember(deps));
    }),
    events.on('profile-changed', () => {
      void queryClient.invalidateQueries({ queryKey: ['member', 'layout'] });
      void queryClient.invalidateQueries({ queryKey: ['member', 'profile'] });
    }),
  ];
  return {
    queries: { layout: () => layoutOptions(deps), profile: () => profileOptions(deps) },
    isServerPlaying: async () => (await queryClient.ensureQueryData(layoutOptions(deps))).is_playing,
    rereadLists: () => void import('./member.loads.ts').then(({ rereadLists }) => rereadLists(deps)),
    dispose: () => stops.forEach((stop) => stop()),
  };
};

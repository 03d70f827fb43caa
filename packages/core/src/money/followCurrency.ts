import type { FeatureDeps } from '../calls/feature-deps.ts';

interface SignedIn {
  readonly member: { readonly id: string; readonly currency: string } | null;
}

/** The session's store; only the part that is followed. */
interface FollowedSession {
  readonly store: { readonly subscribe: (listener: (now: SignedIn, before: SignedIn) => void) => () => void };
}

/**
 * Drops the member's data and reads it again when the platform names another currency than before: amounts that were read in
 * the old one are other amounts. The layout named the currency, and was read with it (RG-51).
 * @returns stops it
 */
export const followCurrency = (
  { events, queryClient }: Pick<FeatureDeps, 'events' | 'queryClient'>,
  { store }: FollowedSession,
): (() => void) =>
  store.subscribe(({ member }, { member: before }) => {
    if (member === null || member.id !== before?.id || member.currency === before.currency) return;
    void queryClient.resetQueries({ queryKey: ['member'], predicate: ({ queryKey }) => queryKey[1] !== 'layout' });
    // The wallet reads again, which a reset would cancel.
    events.emit('currency-moved', null);
  });

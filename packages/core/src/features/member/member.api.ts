import { letters, LETTER_PAGE_SIZE, type Letter } from '@housefront/contract/features/letters';
import {
  bonusSettingCheck,
  commonLayout,
  profile,
  type MemberLayout,
  type MemberProfile,
} from '@housefront/contract/features/member';
import { roulette } from '@housefront/contract/features/roulette';
import type { FeatureDeps } from '../../feature-deps.ts';
import { unwrap } from '../../adapters/call-types.ts';

/** What every page needs of the member (APIM-11). */
export const fetchLayout = async ({ calls, ports }: FeatureDeps, signal: AbortSignal): Promise<MemberLayout> => {
  const layout = unwrap(await calls.send(commonLayout, {}, { signal, silent: true }));
  // A login that ended while the answer was read leaves nothing behind (STORE-20x).
  if (signal.aborted) throw signal.reason;
  ports.storage.set('member_type', String(layout.member_type));
  ports.storage.set('agent_type', layout.agent_type);
  return layout;
};

/** The member's profile (APIM-09). */
export const fetchProfile = async ({ calls }: FeatureDeps, signal: AbortSignal): Promise<MemberProfile> =>
  unwrap(await calls.send(profile, {}, { signal, silent: true }));

/** A page of letters with what is unread of all of them (LET-01). */
export interface LetterPage {
  readonly list: readonly Letter[];
  readonly total_count: number;
  readonly unread_count: number;
}

/** The first page of letters, newest first (APIM-17, LET-03). */
export const fetchLetters = async ({ calls, site }: FeatureDeps, signal: AbortSignal): Promise<LetterPage> => {
  const { locale, siteId } = site.getState();
  const firstPage = {
    active: 1,
    count: LETTER_PAGE_SIZE,
    language: locale,
    page: 1,
    site_id: siteId,
    sort_field: 'id',
    sort_order: 'desc',
  } as const;
  return unwrap(await calls.send(letters, firstPage, { signal, silent: true }));
};

/** The wheel as it stands for the member. */
export const fetchRoulette = async ({ calls }: FeatureDeps, signal: AbortSignal) =>
  unwrap(await calls.send(roulette, {}, { signal, silent: true }));

/** What recommending brings in the member's currency. */
export const fetchRecommend = async ({ calls, site }: FeatureDeps, signal: AbortSignal) => {
  const { currency, siteId } = site.getState();
  const request = { member_currency: currency, site_id: siteId };
  return unwrap(await calls.send(bonusSettingCheck, request, { signal, silent: true }));
};

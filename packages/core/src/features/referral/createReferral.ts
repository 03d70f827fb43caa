import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { askRecommending } from '../site/index.ts';
import { createSiteCookies } from '../../adapters/browser/cookies.ts';
import { withoutParameters } from '../../adapters/entry.ts';
import type { Referral, ReferralKind } from './referral.rules.ts';

/** The visitor's referrer, and the links by which a member refers others. */
export interface ReferralFeature {
  /** Reads and stores the introducer in the entry address. Called once at start; never rejects. */
  readonly start: () => Promise<void>;
  /** The introducer: the link of this document, otherwise the stored one. Null without any (SHELL-26). */
  readonly current: () => Promise<Referral | null>;
  /** Drops the introducer of the link and of earlier links; the agent of the domain stays (REG-73). */
  readonly forget: () => void;
  /**
   * The address that refers visitors to this site, with the given path; on another origin of the site if one is named
   * (SHELL-27).
   */
  readonly link: (kind: ReferralKind, value: string, path: string, origin?: string) => Promise<string>;
}

const rules = () => import('./referral.rules.ts');

/** Creates the referral feature. Its rules are loaded when a link or a form asks for them. */
export const createReferral = (deps: FeatureDeps): ReferralFeature => {
  const { config, entry, ports } = deps;
  let named: Promise<Referral | null> | undefined;

  const takeUp = async (): Promise<Referral | null> => {
    const query = entry.query();
    if (query.id === undefined && query.invite === undefined) return null;
    const { linkReferral, namesBoth } = await rules();
    // Off when the platform does not say.
    const recommendOn =
      namesBoth(query) && (await askRecommending(deps, deps.site.getState().currency).catch(() => false));
    const found = linkReferral(query, recommendOn);
    if (found !== null) {
      // A new value removes the cookie of the other kind (SHELL-28x).
      const kind = found.kind === 'agent' ? 'member_agent' : 'recommend_code';
      createSiteCookies(ports.cookies).setIntroducer({ kind, value: found.value }, config.linkLifetimeMinutes);
    }
    return found;
  };
  const fromLink = () =>
    (named ??= takeUp().catch((error: unknown) => {
      ports.logger.warn('the referral of the address could not be read', { error: String(error) });
      return null;
    }));

  return {
    start: async () => void (await fromLink()),
    current: async () => (await fromLink()) ?? (await rules()).storedReferral(ports.cookies),
    forget: () => {
      named = Promise.resolve(null);
      createSiteCookies(ports.cookies).forgetIntroducer();
      // Otherwise a reload would restore the link.
      const { path, search } = ports.windows.address();
      const rest = withoutParameters(search, ['id', 'invite']);
      if (rest !== search) ports.windows.replaceAddress(path + rest);
    },
    link: async (kind, value, path, origin = ports.windows.address().origin) =>
      (await rules()).buildReferralLink(kind, value, origin + path),
  };
};

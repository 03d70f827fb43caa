import { askedCategories } from '@housefront/contract/consent';
import { PUSH_KINDS, type PushKind } from '@housefront/contract/push-notice';
import { hasFeature } from '@housefront/contract/site-shown';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { hasAgreed } from '../../visitor/visitor-consent.ts';

type Deps = Pick<FeatureDeps, 'config' | 'ports'>;

/** The kinds of notices of a site: those whose page it has. */
export const siteKinds = ({ config }: Pick<Deps, 'config'>): readonly PushKind[] => {
  const hidden: readonly string[] = config.hiddenLinks;
  const absent: Readonly<Record<PushKind, boolean>> = {
    letter: !hasFeature(config, 'letters'),
    withdrawal: hidden.includes('Withdrawal') || hidden.includes('DWRecord'),
    promotion: false,
  };
  return PUSH_KINDS.filter((kind) => !absent[kind]);
};

/**
 * The kinds that the visitor may agree to now. Notices of promotions are marketing: where the site asks for consent to it, they
 * need that consent too (PLT-04).
 */
export const allowedKinds = (deps: Deps): readonly PushKind[] => {
  const isOpen = !askedCategories(deps.config.consent).includes('marketing') || hasAgreed(deps, 'marketing');
  return siteKinds(deps).filter((kind) => kind !== 'promotion' || isOpen);
};

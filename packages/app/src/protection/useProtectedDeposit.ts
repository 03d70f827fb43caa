import { protectionQueries } from '@housefront/core/features/protection';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { paths } from '../kernel/paths.ts';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { SAFER_GAMBLING } from './safer-gambling.ts';

/** The deposit of a site with a profile: with a link to the limits, and closed to members whose age is not verified (RG-03). */
export function useProtectedDeposit(): (isMember: boolean, section: AccountSection) => AccountSection {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { ageVerified, limits } = useCapabilities();
  const isKnown = useStore(core.session.store, ({ member }) => member !== null);
  const state = useQuery({ ...protectionQueries(core).state(), enabled: ageVerified === true && isKnown });
  return (isMember, section) => {
    const asks = ageVerified === true && isMember;
    if (asks && state.isPending) return { state: 'loading', blocks: [] };
    if (asks && state.data?.ageVerified === false) {
      const link = (id: string, label: string, href: string, main: boolean) => ({ id, label, href, main });
      const notice: AccountBlock = {
        kind: 'notice',
        id: 'age',
        tone: 'warning',
        title: t('protection.age_title'),
        body: t('protection.age_text'),
        actions: [
          link('verify', t('protection.verify'), paths.member('Info'), true),
          link('contact', t('protection.title'), paths.main(SAFER_GAMBLING), false),
        ],
      };
      return { state: 'ready', blocks: [notice] };
    }
    // A limit that holds has its own link there.
    const isLinked = section.blocks.some(({ id }) => id === 'deposit-limit');
    if (!limits || isLinked || section.state !== 'ready') return section;
    const link: AccountBlock = {
      kind: 'notice',
      id: 'limits',
      tone: 'info',
      title: t('protection.limits'),
      body: t('protection.limits_text'),
      actions: [{ id: 'limits', label: t('protection.set_limits'), href: paths.member('Limits'), main: false }],
    };
    return { ...section, blocks: [...section.blocks, link] };
  };
}

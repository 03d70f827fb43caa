import type { TabBarProps, TabItem } from '@housefront/ui/slots';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useHalls } from '../models/useCatalogueModels.ts';
import { paths } from '../kernel/paths.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { usePageId } from '../kernel/usePageId.ts';
import { useCustomerService } from '../models/useCustomerService.ts';
import { useUnreadLetters } from '../models/useUnreadLetters.ts';

/** The bottom bar of a phone (SHELL-43x): only what works here. */
export function useTabs(): TabBarProps {
  const runtime = useRuntime();
  const { core } = runtime;
  const page = usePageId();
  const member = useStore(core.session.store, (state) => state.member !== null);
  const { halls } = useHalls(null);
  const first = halls[0]?.id;
  const service = useCustomerService();
  const count = useUnreadLetters();
  return useMemo(() => {
    const { overlays } = runtime;
    const { t } = runtime.core.i18n;
    const login = () => overlays.open('login');
    // Who presses before it is known who is here gets there as soon as it is.
    const wallet = () => void core.started.then(() => overlays.open(core.session.isMember() ? 'wallet' : 'login'));
    const items: (TabItem | false)[] = [
      { name: 'home', label: t('shell.tabs.home'), active: page === 'home', href: paths.home() },
      first !== undefined && {
        name: 'halls',
        label: t('shell.tabs.halls'),
        active: page === 'gameHall',
        href: paths.gameHall(first),
      },
      {
        name: 'wallet',
        label: t('shell.tabs.wallet'),
        active: false,
        onOpen: wallet,
      },
      service !== null && { name: 'service', label: t('shell.tabs.service'), active: false, href: service },
      member
        ? {
            name: 'account',
            label: t('shell.tabs.account'),
            active: false,
            href: paths.member(),
            badge: { count, label: t('shell.header.unread') },
          }
        : { name: 'login', label: t('shell.tabs.login'), active: false, onOpen: login },
    ];
    return { items: items.filter((item) => item !== false), label: t('shell.tabs.label') };
  }, [core, runtime, page, member, first, service, count]);
}

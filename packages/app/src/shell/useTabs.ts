import type { TabBarProps, TabItem } from '@housefront/ui/slots';
import { useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useHalls } from '../models/useCatalogueModels.ts';
import { paths, routePatterns } from '../routes/paths.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useCustomerService } from './useCustomerService.ts';
import { useUnreadLetters } from './useUnreadLetters.ts';

/** The bottom bar of a phone (SHELL-43x): only what works here. */
export function useTabs(): TabBarProps {
  const runtime = useRuntime();
  const { core } = runtime;
  const path = useMatches({ select: (matches): string | undefined => matches.at(-1)?.fullPath });
  const member = useStore(core.session.store, (state) => state.member !== null);
  const { halls } = useHalls(null);
  const first = halls[0]?.id;
  const service = useCustomerService();
  const count = useUnreadLetters();
  return useMemo(() => {
    const { overlays } = runtime;
    const { t } = runtime.core.i18n;
    const login = () => overlays.open('login');
    const items: (TabItem | false)[] = [
      { name: 'home', label: t('shell.tabs.home'), active: path === routePatterns.home, href: paths.home() },
      first !== undefined && {
        name: 'halls',
        label: t('shell.tabs.halls'),
        active: path === routePatterns.gameHall,
        href: paths.gameHall(first),
      },
      {
        name: 'wallet',
        label: t('shell.tabs.wallet'),
        active: false,
        onOpen: member ? () => overlays.open('wallet') : login,
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
  }, [runtime, path, member, first, service, count]);
}

import type { TabBarProps, TabItem } from '@housefront/ui/slots';
import { useMatches } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { useHalls } from '../models/useCatalogueModels.ts';
import { paths, routePatterns } from '../routes/paths.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useCustomerService } from './useCustomerService.ts';

/** The bottom bar of a phone (SHELL-43x): only what works here. */
export function useTabs(): TabBarProps {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const path = useMatches({ select: (matches): string | undefined => matches.at(-1)?.fullPath });
  const member = useStore(core.session.store, (state) => state.member);
  const { halls } = useHalls(null);
  const service = useCustomerService();
  const login = () => overlays.open('login');
  const items: (TabItem | false)[] = [
    { name: 'home', label: t('shell.tabs.home'), active: path === routePatterns.home, href: paths.home() },
    halls[0] !== undefined && {
      name: 'halls',
      label: t('shell.tabs.halls'),
      active: path === routePatterns.gameHall,
      href: paths.gameHall(halls[0].id),
    },
    {
      name: 'wallet',
      label: t('shell.tabs.wallet'),
      active: false,
      onOpen: member ? () => overlays.open('wallet') : login,
    },
    service !== null && { name: 'service', label: t('shell.tabs.service'), active: false, href: service },
    member
      ? { name: 'account', label: t('shell.tabs.account'), active: false, href: paths.member() }
      : { name: 'login', label: t('shell.tabs.login'), active: false, onOpen: login },
  ];
  return { items: items.filter((item) => item !== false), label: t('shell.tabs.label') };
}

import { tabBarLabels, type TabBarProps, type TabItem } from '@housefront/ui/slots';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useHalls } from '../kernel/lists/catalogue-models.ts';
import { paths } from '../kernel/paths.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { useLabels } from '../kernel/texts/useLabels.ts';
import { usePageId } from '../kernel/useRoute.ts';
import { useCustomerService } from '../kernel/hooks/useCustomerService.ts';
import { useUnreadLetters } from '../kernel/member/useUnreadLetters.ts';

/** The bottom bar of a phone, without entries that the site lacks (SHELL-43x). */
export function useTabs(): TabBarProps {
  const runtime = useRuntime();
  const { core } = runtime;
  const page = usePageId();
  const member = useStore(core.session.store, (state) => state.member !== null);
  const { halls } = useHalls(null);
  const first = halls[0]?.id;
  const service = useCustomerService();
  const count = useUnreadLetters();
  const labels = useLabels(tabBarLabels);
  return useMemo(() => {
    const { overlays } = runtime;
    const { label, unread, ...names } = labels;
    const login = () => overlays.open('login');
    // A press before the session is known navigates as soon as it is.
    const wallet = () => void core.started.then(() => overlays.open(core.session.isMember() ? 'wallet' : 'login'));
    const tab = (name: keyof typeof names, rest: Partial<TabItem>): TabItem => ({
      name,
      label: names[name],
      active: false,
      ...rest,
    });
    const items = [
      tab('home', { active: page === 'home', href: paths.home() }),
      first !== undefined && tab('halls', { active: page === 'gameHall', href: paths.gameHall(first) }),
      tab('wallet', { onOpen: wallet }),
      service !== null && tab('service', { href: service }),
      member
        ? tab('account', { href: paths.member(), badge: { count, label: unread } })
        : tab('login', { onOpen: login }),
    ];
    const search = { label: core.i18n.t('catalogue.search_all'), href: paths.games() };
    return { items: items.filter((item) => item !== false), search, label };
  }, [core, runtime, page, member, first, service, count, labels]);
}

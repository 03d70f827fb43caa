import { announcementLines } from '@housefront/core/features/announcements';
import type { AccountBlock, AccountViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { loadable } from '../../models/loadable.ts';
import { paths } from '../../kernel/paths.ts';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { useWalletModel } from '../../models/useWalletModel.ts';
import { usePasswordBlocks } from '../password/usePasswordBlocks.ts';
import { memberMenu, memberSection } from './memberMenu.ts';
import { useAccountFrame } from './useAccountFrame.ts';
import { useProfileBlock } from './useProfileBlock.ts';
import { useServiceBlocks } from './useServiceBlocks.ts';

/** Promotions that belong to the deposit page (HOME-18). */
const DEPOSIT_PLACE = 3;

/** A section of the member centre (SHELL-05, MEM-09x). */
export function useMemberView(named: string | undefined): AccountViewProps {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const { t, locale } = i18n;
  const frame = useAccountFrame();
  const here = frame.member !== null;
  const mobile = useStore(core.site, ({ mode }) => mode === 'mobile');
  const layout = useQuery({ ...core.member.queries.layout(), enabled: here });
  // Desktops ask for it over every page; here it replaces the sections (PWD-05x).
  const forced = mobile && layout.data?.mustChangePassword === true;
  const id = forced ? 'Info' : memberSection(named, config.hiddenLinks);
  const menu = memberMenu(config.hiddenLinks);
  const profile = useProfileBlock(here && id === 'Info');
  const wallet = useWalletModel(here && id === 'MyWallet');
  const announcements = useQuery({ ...core.announcements.queries.list(), enabled: here && id === 'Announcement' });
  const bank = useQuery({ ...core.promotions.queries.list(DEPOSIT_PLACE), enabled: here && id === 'BankNotices' });
  const service = useServiceBlocks(frame);
  const passwords = usePasswordBlocks(profile.hasWithdraw);

  const blocks = (): readonly AccountBlock[] => {
    switch (id) {
      case 'Info':
        return forced ? passwords.forced : [...profile.blocks, ...passwords.all];
      case 'MyWallet':
        return [{ kind: 'wallet', id, ...wallet }];
      case 'Announcement': {
        const items = announcementLines(announcements.data ?? [], true, locale);
        const notes = items.map((item) => ({ id: item.id, title: item.title || item.text, body: item.text }));
        return [{ kind: 'notes', id, empty: t('account.no_news'), list: loadable(announcements, notes) }];
      }
      case 'BankNotices': {
        const notes = (bank.data ?? []).map(({ id: note, title, summary }) => ({ id: note, title, body: summary }));
        return [{ kind: 'notes', id, empty: t('account.no_bank_notices'), list: loadable(bank, notes) }];
      }
      case 'Deposit':
      case 'Withdrawal':
      case 'DWRecord':
      case 'BindAccount':
        return service(id);
      default:
        return id satisfies never;
    }
  };

  const state = id === 'Info' && !forced ? profile.state : 'ready';
  return {
    ...frame,
    title: t('account.member_centre'),
    menu: menu.map((entry) => ({
      id: entry.id,
      icon: entry.icon,
      label: t(entry.label),
      href: 'href' in entry ? entry.href : paths.member(entry.id),
      active: entry.id === id,
    })),
    section: {
      title: t(menu.find((entry) => entry.id === id)?.label ?? 'account.info'),
      // Nothing to show until the session is known.
      state: here ? state : 'loading',
      blocks: here ? blocks() : [],
      onRetry: profile.onRetry,
    },
  };
}

import { difference, sumOf, type Money } from '@housefront/contract/money';
import type { Hall } from '@housefront/core/features/catalogue';
import { formatMoney, pickText } from '@housefront/core/i18n';
import { walletLabels } from '@housefront/ui/patterns/WalletPanel';
import type { WalletModel, WalletTexts } from '@housefront/ui/slots';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { isHiddenPage } from '../route/hidden-links.ts';
import { paths } from '../paths.ts';
import { useRuntime, useSite } from '../runtime.ts';
import { useLabels } from '../texts/useLabels.ts';
import { pressDeposit } from './openDeposit.ts';
import { useOpenOrder } from './useWithdrawals.ts';
import { isRecallOffered, useBalanceStale } from './useBalance.ts';

/** Hidden halls are in no list, but a member may have money at their providers. */
const allOf = (halls: Hall[]) => halls;

/** The providers of all halls, hidden ones too, by their ids in wallets. */
function useProvidersById() {
  const { core } = useRuntime();
  useSite((site) => `${site.mode} ${site.currency}`);
  const { data: halls } = useQuery({ ...core.catalogue.queries.halls(), select: allOf });
  return useMemo(
    () => new Map((halls ?? []).flatMap((hall) => hall.providers).map((provider) => [provider.realId, provider])),
    [halls],
  );
}

/** Names of the providers of all halls, by their ids in wallets. */
export function useProviderNames(): ReadonlyMap<string, string> {
  const { locale } = useRuntime().core.i18n;
  const providers = useProvidersById();
  return useMemo(
    () => new Map([...providers].map(([id, { name }]) => [id, pickText(name, locale) || id])),
    [providers, locale],
  );
}

/**
 * The wallet panel: fetched when it opens, with the previous figures until then (WAL-07x).
 * @param page true for the page of the member centre, which has a refresh, and the collection of the balance in place of the
 * recall
 */
export function useWalletModel(
  open: boolean,
  page = false,
): { readonly wallet: WalletModel; readonly texts: WalletTexts } {
  const runtime = useRuntime();
  const { core, overlays, amountStyle } = runtime;
  const { t, locale } = core.i18n;
  const cash = useQuery({ ...core.wallet.queries.cash(), enabled: open, refetchOnMount: 'always' });
  // Selected one by one: the balance of the store, which changes often, is not used here.
  const recalling = useStore(core.wallet.store, (state) => state.recalling);
  const cooldown = useStore(core.wallet.store, (state) => state.cooldown);
  const offered = useStore(core.wallet.store, isRecallOffered);
  const refreshing = useStore(core.wallet.store, (state) => state.refreshing);
  const stale = useBalanceStale();
  const paused = useStore(core.play.store, (state) => state.play.transferDisabled);
  const providers = useProvidersById();
  const wallets = cash.data?.wallets ?? [];
  const total = cash.data?.total ?? null;
  const shown = (amount: Money | null) => (amount === null || refreshing ? null : formatMoney(amount, amountStyle));
  // If the balance at one provider is unknown, so is the rest in the main wallet (FLD-01).
  const away =
    total &&
    sumOf(
      wallets.map(({ cash: amount }) => amount),
      total.currency,
    );
  const main = difference(total, away);
  const entries = wallets.map(({ gpId, cash: amount, iconDark, iconLight, light }) => {
    const provider = providers.get(gpId);
    const onDark = iconDark || provider?.iconDark || iconLight;
    const onLight = iconLight || provider?.iconLight || iconDark;
    return {
      id: gpId,
      name: (provider && pickText(provider.name, locale)) || gpId,
      icon: light ? { light: onDark, dark: onDark } : { light: onDark, dark: onLight },
      amount: formatMoney(amount, amountStyle),
      empty: amount?.units === 0n,
    };
  });
  // A page reports that a refresh failed; a dialog, which is opened often, does not while it has figures (WAL-07x).
  const kept = entries.length > 0 && !page;
  const states = { pending: 'loading', error: kept ? 'ready' : 'error', success: 'ready' } as const;
  const onDeposit = () => {
    overlays.close('wallet');
    void pressDeposit(runtime);
  };
  const texts = useLabels(walletLabels);
  const order = useOpenOrder();
  const refresh = () => void core.wallet.refreshBalance();
  const recall = page ? core.wallet.getBack : core.wallet.recallAll;
  const hides = (section: string) => isHiddenPage(core.config.hiddenLinks, paths.member(section));
  return {
    wallet: {
      state: states[cash.status],
      entries,
      total: shown(total),
      main: shown(main),
      stale,
      onRetry: page ? refresh : () => void cash.refetch(),
      recall: { busy: recalling, secondsLeft: cooldown, offered, onRecall: () => void recall() },
      ...(page && { refresh: { busy: refreshing, onRefresh: refresh } }),
      onDeposit: hides('Deposit') ? undefined : onDeposit,
      withdraw: hides('Withdrawal')
        ? undefined
        : { href: paths.member('Withdrawal'), onFollow: () => overlays.close('wallet') },
      order,
      notice: paused ? t('play.transfer_disabled_notice') : undefined,
    },
    texts: page ? { ...texts, recall: t('wallet.get_back') } : texts,
  };
}

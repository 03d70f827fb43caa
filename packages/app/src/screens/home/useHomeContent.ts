import { currencyRow } from '@housefront/contract/currency';
import { announcementLines } from '@housefront/core/features/announcements';
import { visibleBanners, type Banner } from '@housefront/core/features/banners';
import { promotionsForMode } from '@housefront/core/features/promotions';
import { formatJackpot } from '@housefront/core/features/jackpot';
import { pickText, symbolPlace } from '@housefront/core/i18n';
import type { HomeTexts, HomeViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { createElement, useMemo } from 'react';
import { useStore } from 'zustand';
import { loadable, settled } from '../../kernel/lists/loadable.ts';
import { useHalls } from '../../kernel/lists/catalogue-models.ts';
import { promotionCardOver } from '../../kernel/lists/promotion-models.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime, useTemplate, type Runtime, useSite } from '../../kernel/runtime.ts';
import { useHasInteracted } from '../../kernel/hooks/useHasInteracted.ts';
import { useHydrated } from '../../kernel/hooks/useHydrated.ts';
import { LivePlace } from './LivePlace.tsx';
import { bannerDestination, type BannerContext } from './bannerDestination.ts';
import { bannerModel } from './bannerModel.ts';

/** False in the client build of a site without wins and jackpots, which has nothing of them (ENG-01). */
declare const __SITE_LIVE__: boolean | undefined;
const mayBeLive = typeof __SITE_LIVE__ === 'undefined' || __SITE_LIVE__;

/** The context in which banners are resolved. */
const bannerContext = (
  { core, isAbsent, navigate }: Runtime,
  facts: Pick<BannerContext, 'currency' | 'member' | 'halls'>,
): BannerContext => ({
  ...facts,
  demoMode: core.config.public.DEMO_MODE,
  isAbsent,
  openProvider: (hallId, provider, name) => {
    const { locale } = core.i18n;
    return core.catalogue.openProvider(hallId, provider, pickText(provider.name, locale) || pickText(name, locale));
  },
  play: (game, newWindow) => core.play.start(game, newWindow ? { mode: 'window' } : {}),
  askToLogin: () => core.events.emit('login-required', { messageKey: 'proxy.please_login_title' }),
  callOf: (kind, named) => {
    const name = pickText(named.name, core.i18n.locale);
    return name && core.i18n.t(kind === 'play' ? 'home.banner_play' : 'home.banner_open', { name });
  },
  openPage: (path) => {
    if (core.access.open(path) !== 'opened') navigate(path);
  },
});

/**
 * Banners, announcements, jackpot and promotions of the home page.
 * @param texts labels of the page, for the small banners that a template may have
 */
export function useHomeContent(
  texts: HomeTexts,
): Pick<
  HomeViewProps,
  | 'banners'
  | 'smallBanners'
  | 'announcements'
  | 'jackpot'
  | 'live'
  | 'onOpenAnnouncement'
  | 'promotions'
  | 'promotionsHref'
> {
  const runtime = useRuntime();
  const { core } = runtime;
  const { locale } = core.i18n;
  const currency = useSite((site) => site.currency);
  const row = currencyRow(core.config.ownCurrencies, currency);
  const member = useStore(core.session.store, (state) => state.status === 'member');
  const { halls } = useHalls(null);
  const banners = useQuery(core.banners.queries.list());
  const SmallBanners = useTemplate((state) => state.template.slots.SmallBanners);
  const hydrated = useHydrated();
  const small = useQuery({ ...core.banners.queries.small(), enabled: SmallBanners !== undefined && hydrated });
  const announcements = useQuery(core.announcements.queries.list());
  const jackpot = useQuery(core.jackpot.queries.total());
  // These are below the first screen, with the other deferred subtrees.
  const hasInteracted = useHasInteracted();
  const earlier = useQuery({ ...core.promotions.queries.history(), enabled: hasInteracted });
  const mode = useSite((site) => site.mode);
  const promotions = useMemo(
    // A server may have them from another page, but cannot render their row: its code is loaded together with them.
    () =>
      promotionsForMode((hasInteracted ? earlier.data : undefined) ?? [], mode).map((promotion) =>
        promotionCardOver(runtime, promotion),
      ),
    [hasInteracted, earlier.data, mode, runtime],
  );
  const pictures = useMemo(() => {
    const context = bannerContext(runtime, { currency, member, halls });
    return (all: readonly Banner[] = [], at: number) =>
      // Before hydration both sides decide by the time of the answer, which a kept page has with it.
      visibleBanners(all, member, mode, hydrated ? core.ports.platformClock.now() : at)
        .filter((banner) => banner.picture !== '')
        .map((banner) => bannerModel(banner, bannerDestination(banner, context), core.i18n));
  }, [member, mode, halls, currency, hydrated, runtime, core]);
  const large = useMemo(
    () => pictures(banners.data, banners.dataUpdatedAt),
    [pictures, banners.data, banners.dataUpdatedAt],
  );
  const smallBanners = useMemo(() => {
    if (!SmallBanners) return null;
    const shown = { banners: settled(small, pictures(small.data, small.dataUpdatedAt)), texts };
    return createElement(SmallBanners, shown);
  }, [SmallBanners, small, pictures, texts]);
  const lines = useMemo(
    () => announcementLines(announcements.data ?? [], member, locale),
    [announcements.data, member, locale],
  );
  const jackpotState = { pending: 'loading', error: 'error', success: 'ready' } as const;
  return {
    banners: loadable(banners, large),
    smallBanners,
    announcements: loadable(announcements, lines),
    onOpenAnnouncement: (id) => runtime.overlays.open('announcements', { subject: id }),
    promotions: settled(earlier, promotions),
    promotionsHref: paths.promotionList(),
    ...(mayBeLive && { live: createElement(LivePlace) }),
    jackpot: {
      state: jackpotState[jackpot.status],
      amount: jackpot.data === undefined ? null : formatJackpot(jackpot.data, row),
      symbol: row.symbol.trim(),
      place: symbolPlace(row, runtime.amountStyle),
      decimalMark: runtime.amountStyle.decimal,
      decimals: row.decimals,
    },
  };
}

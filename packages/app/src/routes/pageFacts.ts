import type { Core } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import type { SiteRouter } from './router.tsx';
import { routePatterns } from './paths.ts';

const views: Readonly<Record<string, ViewName>> = {
  [routePatterns.home]: 'home',
  [routePatterns.gameHall]: 'hall',
  [routePatterns.slotGame]: 'slotList',
  [routePatterns.gameRoom]: 'gameRoom',
  [routePatterns.discountList]: 'discountList',
  [routePatterns.discount]: 'discount',
  [routePatterns.games]: 'slotList',
  [routePatterns.play]: 'play',
  [routePatterns.loading]: 'loading',
  [routePatterns.close]: 'loading',
  [routePatterns.faq]: 'faq',
  [routePatterns.faqEntry]: 'article',
  [routePatterns.main]: 'article',
  [routePatterns.sponsor]: 'sponsor',
  [routePatterns.app]: 'appDownload',
  [routePatterns.authCallback]: 'loading',
  [routePatterns.member]: 'account',
  [routePatterns.memberSection]: 'account',
  [routePatterns.agent]: 'account',
  [routePatterns.pay]: 'account',
  [routePatterns.register]: 'register',
};

/** Whether a router stands on an address that no route has, or on a page that failed. */
export const needsErrorView = (router: SiteRouter): boolean =>
  router.state.matches.some(
    ({ _notFound, status }) => _notFound === true || status === 'notFound' || status === 'error',
  );

/** The view of the page that a router stands on; null when it has none of its own. */
export const pageView = (router: SiteRouter): ViewName | null =>
  needsErrorView(router) ? 'error' : (views[router.state.matches.at(-1)?.fullPath ?? ''] ?? null);

const publicViews = new Set<string | null>(['home', 'discountList', 'discount', 'faq', 'article', 'hall', 'slotList']);

/** Whether a page is the same for every guest, so that its data may be had as one file (API-18x). */
export const isPublicView = (view: ViewName | null): boolean => publicViews.has(view);

/** Address of the picture that the first paint of a page shows largest, to be fetched with the page. */
export function heroImage(router: SiteRouter, core: Core): string | null {
  if (pageView(router) !== 'home') return null;
  return core.queryClient.getQueryData(core.banners.queries.list().queryKey)?.[0]?.picture_url ?? null;
}

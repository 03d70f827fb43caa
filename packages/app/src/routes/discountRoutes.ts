import { createRoute, notFound } from '@tanstack/react-router';
import { routePatterns } from './paths.ts';
import type { RootRoute } from './router.tsx';
import { fullFrame, loadScreen } from './screen.ts';

/** Promotions, all and one (HOME-27). */
export function discountRoutes(root: RootRoute) {
  const framed = { getParentRoute: () => root, staticData: { frame: fullFrame } } as const;
  return [
    createRoute({
      ...framed,
      path: routePatterns.discountList,
      loader: ({ context }) =>
        loadScreen(context.runtime, 'discountList', import('../screens/discount-list/DiscountListScreen.tsx'), {
          params: {},
          search: {},
        }),
    }).lazy(() => import('../screens/discount-list/DiscountListScreen.tsx').then(({ Route }) => Route)),
    createRoute({
      ...framed,
      path: routePatterns.discount,
      loader: async ({ context: { runtime }, params }) => {
        const screen = import('../screens/discount/DiscountScreen.tsx');
        await loadScreen(runtime, 'discount', screen, { params, search: {} });
        // A member may have more than guests: there the page itself finds out.
        if ((await screen).isUnknownToGuests(runtime.core, params.id)) throw notFound();
      },
    }).lazy(() => import('../screens/discount/DiscountScreen.tsx').then(({ Route }) => Route)),
  ] as const;
}

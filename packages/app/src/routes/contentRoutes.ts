import { createRoute, notFound, type ParsedLocation } from '@tanstack/react-router';
import type { ArticleKind, findArticle } from '../screens/article/findArticle.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { routePatterns } from './paths.ts';
import type { RootRoute } from './router.tsx';
import { fullFrame, loadScreen, type Prefetch, type ScreenAddress } from './screen.ts';

interface Entering {
  readonly context: { readonly runtime: Runtime };
  readonly params: Readonly<Record<string, string>>;
  readonly location: ParsedLocation;
}

/** What the screens of articles export beside their route. */
interface ArticleModule {
  readonly prefetch: Prefetch;
  readonly kind: ArticleKind;
  readonly findArticle: typeof findArticle;
}

/** Loads an article; what the site has no page for is not found, also for search engines (HOME-30x). */
const loadArticle =
  (screen: () => Promise<ArticleModule>) =>
  async ({ context: { runtime }, params, location }: Entering): Promise<void> => {
    const module = screen();
    const address: ScreenAddress = { params, search: {} };
    await loadScreen(runtime, 'article', module, address);
    const { findArticle: find, kind } = await module;
    const missing = await find(runtime.core, kind, params['id'] ?? '', location.pathname);
    if (missing) throw notFound({ data: missing });
  };

/** Pages of words: questions, content pages, sponsors and the way to the app (SHELL-02x, SHELL-03, HOME-28, HOME-29). */
export function contentRoutes(root: RootRoute) {
  const framed = { getParentRoute: () => root, staticData: { frame: fullFrame } } as const;
  return [
    createRoute({
      ...framed,
      path: routePatterns.faq,
      loader: ({ context }) =>
        loadScreen(context.runtime, 'faq', import('../screens/faq/FaqScreen.tsx'), { params: {}, search: {} }),
    }).lazy(() => import('../screens/faq/FaqScreen.tsx').then(({ Route }) => Route)),
    createRoute({
      ...framed,
      path: routePatterns.faqEntry,
      loader: loadArticle(() => import('../screens/article/AnswerScreen.tsx')),
    }).lazy(() => import('../screens/article/AnswerScreen.tsx').then(({ Route }) => Route)),
    createRoute({
      ...framed,
      path: routePatterns.main,
      loader: loadArticle(() => import('../screens/article/PageScreen.tsx')),
    }).lazy(() => import('../screens/article/PageScreen.tsx').then(({ Route }) => Route)),
    createRoute({
      ...framed,
      path: routePatterns.sponsor,
      loader: ({ context }) =>
        loadScreen(context.runtime, 'sponsor', import('../screens/sponsor/SponsorScreen.tsx'), {
          params: {},
          search: {},
        }),
    }).lazy(() => import('../screens/sponsor/SponsorScreen.tsx').then(({ Route }) => Route)),
    createRoute({
      ...framed,
      path: routePatterns.app,
      loader: ({ context }) =>
        loadScreen(context.runtime, 'appDownload', import('../screens/app-download/AppDownloadScreen.tsx'), {
          params: {},
          search: {},
        }),
    }).lazy(() => import('../screens/app-download/AppDownloadScreen.tsx').then(({ Route }) => Route)),
  ] as const;
}

import type { SiteConfig } from '@housefront/contract/site-config';
import { createCore, type CorePorts } from '@housefront/core';
import type { CoreI18n } from '@housefront/core/i18n';
import { createNavigate, type Entry } from '@housefront/core/adapters';
import { createLoadingStore } from '@housefront/ui/primitives/LoadingOverlay';
import { createMessageBoxStore } from '@housefront/ui/primitives/MessageBox';
import { createToastStore } from '@housefront/ui/primitives/Toast';
import type { QueryClient } from '@tanstack/react-query';
import type { Runtime } from '../kernel/runtime.ts';
import { readFrameFlags, withFrameFlags } from '../kernel/frame-flags.ts';
import { openPage } from '../shell/openPage.ts';
import { createOverlays, type OverlayName } from '../kernel/overlays.ts';
import type { SiteContent, SiteTemplates } from '../kernel/defineSite.ts';
import type { SiteFiles } from '../kernel/site-files.ts';
import type { RouteHistory } from '../kernel/route/history.ts';
import { createNavigation } from '../kernel/route/navigation.ts';
import { createRouteStore, splitHref, type Route } from '../kernel/route/route.ts';
import { stringifySearch } from '../kernel/route/search.ts';
import { createTemplateStore } from '../kernel/template-store.ts';
import type { HydrationState } from './hydration/hydration-state.ts';
import { loadRoute, resolveRoute } from '../routes/loadRoute.ts';
import { loadPage } from '../routes/pages.ts';

/** Parts of a {@link Runtime} that are given; the partial ones are false or plain if omitted. */
type GivenParts = Pick<
  Runtime,
  'theme' | 'languageNames' | 'isHydrated' | 'server' | 'extra' | 'renderHtml' | 'sizedPicture'
> &
  Partial<Pick<Runtime, 'isLeaving' | 'quietly'>>;

/** The site and the ports of one document in a browser, or of one request on a server. */
export interface RuntimeOptions extends GivenParts {
  readonly config: SiteConfig;
  readonly templates: SiteTemplates;
  /** Pictures of the site's own; none if omitted. */
  readonly files?: SiteFiles | undefined;
  /** Pattern of the addresses that the site leaves out; none if omitted. */
  readonly absent?: string | undefined;
  readonly ports: CorePorts;
  readonly i18n: CoreI18n;
  readonly initial: Pick<HydrationState, 'locale' | 'mode' | 'currency' | 'amountStyle' | 'year'>;
  /** The route that the server rendered; omitted during server rendering. */
  readonly rendered?: Route;
  readonly history: RouteHistory;
  /** The site's own pages. */
  readonly content?: SiteContent | undefined;
  /** The entry of the document, if it was read before its history was created (SHELL-30x). */
  readonly entry?: Entry;
  /** Query client to use; creates one if omitted. */
  readonly queryClient?: QueryClient;
}

/** Closed in the public demo: there is no sign-in and no money (AUTH-32). */
const NOT_IN_DEMO: ReadonlySet<OverlayName> = new Set(['login', 'register', 'recovery', 'wallet']);

/** Assembles core and template of one document or request. */
export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { config, ports, i18n, initial, history, server, queryClient, entry } = options;
  const absent = options.absent === undefined ? undefined : new RegExp(options.absent, 'i');
  /** Query of the address that the document was loaded with. */
  const landing = splitHref(history.href()).search;
  const route = createRouteStore(options.rendered);
  const templates = await createTemplateStore(options.templates, initial.mode);
  const { content } = options;
  const loadContent = content && (async () => (await content()).default);
  const core = createCore({
    config,
    ports,
    i18n,
    initial,
    content: loadContent,
    hasShapes: () => (templates.store.getState().template.tiles ?? 'square') !== 'square',
    ...(queryClient && { queryClient }),
    ...(entry && { entry }),
  });
  // The public demo has no sign-in and no password changes (AUTH-32).
  const overlays = createOverlays((name) => {
    const refused = config.public.DEMO_MODE && NOT_IN_DEMO.has(name);
    if (refused) core.events.emit('message', { kind: 'info', key: 'auth.not_in_demo' });
    return refused;
  });
  const runtime: Runtime = {
    core,
    theme: options.theme,
    files: options.files ?? {},
    languageNames: options.languageNames,
    amountStyle: initial.amountStyle,
    year: initial.year,
    templates,
    overlays,
    route,
    navigation: createNavigation({
      route,
      history,
      resolve: (href) => resolveRoute(runtime, href),
      load: (next) => loadRoute(runtime, next),
    }),
    hasContent: content !== undefined,
    extra: options.extra,
    renderHtml: options.renderHtml,
    sizedPicture: options.sizedPicture,
    messages: createMessageBoxStore(),
    toasts: createToastStore(),
    loading: createLoadingStore(),
    server,
    isLeaving: options.isLeaving ?? (() => false),
    quietly: options.quietly ?? ((load) => load()),
    loadPage,
    isAbsent: (href) => absent?.test(href) ?? false,
    isHydrated: options.isHydrated,
    // Also called for links from data.
    navigate: createNavigate({
      origin: () => ports.windows.address().origin,
      own: (path, replace) => {
        if (openPage(runtime, path)) return;
        void runtime.navigation.go(withFrameFlags(path, landing), { replace });
      },
      leave: ports.windows.goTo,
      apart: ports.windows.openApart,
    }),
    writeQuery: (part, { replace }) => {
      const write = ({ href, query }: Route) => splitHref(href).path + stringifySearch({ ...query, ...part });
      void runtime.navigation.go(write, { replace, keepScroll: true });
    },
    flags: readFrameFlags(landing),
    askLogin: (target) => {
      if (target === undefined) core.access.forget();
      else core.access.remember(target);
      overlays.open('login');
    },
    back: (fallback) => {
      if (!runtime.navigation.back()) runtime.navigate(fallback, { replace: true });
    },
  };
  return runtime;
}

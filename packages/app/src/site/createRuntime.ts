import type { SiteConfig } from '@housefront/contract/site-config';
import { createCore, type CorePorts } from '@housefront/core';
import type { CoreI18n } from '@housefront/core/i18n';
import { createNavigate, type Entry } from '@housefront/core/adapters';
import { createLoadingStore } from '@housefront/ui/primitives/LoadingOverlay';
import { createMessageBoxStore } from '@housefront/ui/primitives/MessageBox';
import { createToastStore } from '@housefront/ui/primitives/Toast';
import type { ThemeFacts } from '@housefront/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import type { SiteRouter } from '../kernel/router.types.ts';
import { createSiteRouter } from '../routes/router.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { readFrameFlags, withFrameFlags } from '../kernel/frame-flags.ts';
import { openPage } from '../shell/openPage.ts';
import { createOverlays, type OverlayName } from '../kernel/overlays.ts';
import type { SiteContent, SiteExtra, SiteTemplates } from '../kernel/defineSite.ts';
import { createTemplateStore, type Mode } from '../kernel/template-store.ts';

export interface RuntimeOptions {
  readonly config: SiteConfig;
  readonly templates: SiteTemplates;
  readonly theme: ThemeFacts;
  readonly ports: CorePorts;
  readonly i18n: CoreI18n;
  readonly initial: {
    readonly locale: string;
    readonly mode: Mode;
    readonly currency: string;
    /** The year in which the page is rendered. */
    readonly year: number;
  };
  readonly history: RouterHistory;
  readonly server: boolean;
  /** The site's own pages. */
  readonly content?: SiteContent | undefined;
  readonly extra?: SiteExtra | undefined;
  readonly renderHtml?: ((html: string) => string) | undefined;
  /** The entry of the document, if it was read before its history was created (SHELL-30x). */
  readonly entry?: Entry;
  /** Returns true once the document is being replaced; never if omitted. */
  readonly isLeaving?: () => boolean;
  /** Query client to use; creates one if omitted. */
  readonly queryClient?: QueryClient;
}

/** Closed in the public demo: nobody can sign in, and there is no money (AUTH-32, AUTH-33x). */
const NOT_IN_DEMO: ReadonlySet<OverlayName> = new Set(['login', 'register', 'recovery', 'wallet']);

/** Assembles core, template and router of one document or request. */
export async function createRuntime(options: RuntimeOptions): Promise<{ runtime: Runtime; router: SiteRouter }> {
  const { config, ports, i18n, initial, history, server, queryClient, entry } = options;
  const templates = await createTemplateStore(options.templates, initial.mode);
  const { content } = options;
  const loadContent = content && (async () => (await content()).default);
  const core = createCore({
    config,
    ports,
    i18n,
    initial,
    content: loadContent,
    ...(queryClient && { queryClient }),
    ...(entry && { entry }),
  });
  // The public demo has no sign-in and no password changes (AUTH-32, AUTH-33x).
  const overlays = createOverlays((name) => {
    const refused = config.public.DEMO_MODE && NOT_IN_DEMO.has(name);
    if (refused) core.events.emit('message', { kind: 'info', key: 'auth.not_in_demo' });
    return refused;
  });
  const landing = history.location.search;
  let router: SiteRouter | undefined;
  const runtime: Runtime = {
    core,
    theme: options.theme,
    year: initial.year,
    templates,
    overlays,
    hasContent: content !== undefined,
    extra: options.extra,
    renderHtml: options.renderHtml,
    messages: createMessageBoxStore(),
    toasts: createToastStore(),
    loading: createLoadingStore(),
    server,
    isLeaving: options.isLeaving ?? (() => false),
    // The router has a resolved address once the page is mounted.
    isHydrated: () => router?.state.resolvedLocation !== undefined,
    // Also called for links from data.
    navigate: createNavigate({
      origin: () => ports.windows.address().origin,
      own: (path, replace) => {
        if (openPage(runtime, path)) return;
        const href = withFrameFlags(path, landing);
        if (replace) history.replace(href);
        else history.push(href);
      },
      leave: ports.windows.goTo,
      apart: ports.windows.openApart,
    }),
    flags: readFrameFlags(landing),
    askLogin: (target) => {
      if (target === undefined) core.access.forget();
      else core.access.remember(target);
      overlays.open('login');
    },
    back: (fallback) => {
      if (history.canGoBack()) history.back();
      else runtime.navigate(fallback, { replace: true });
    },
  };
  router = createSiteRouter(runtime, history);
  return { runtime, router };
}

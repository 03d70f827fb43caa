import type { SiteConfig } from '@housefront/contract/site-config';
import { createCore, type CorePorts } from '@housefront/core';
import type { CoreI18n } from '@housefront/core/i18n';
import { createNavigate } from '@housefront/core/platform';
import { createMessageBoxStore } from '@housefront/ui/primitives/MessageBox';
import { createToastStore } from '@housefront/ui/primitives/Toast';
import type { ThemeFacts } from '@housefront/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createSiteRouter, type SiteRouter } from '../routes/router.tsx';
import type { Runtime } from '../runtime/runtime.ts';
import { createOverlays } from '../shell/overlays.ts';
import type { SiteTemplates } from './defineSite.ts';
import { createTemplateStore, type Mode } from './templateStore.ts';

export interface RuntimeOptions {
  readonly config: SiteConfig;
  readonly templates: SiteTemplates;
  readonly theme: ThemeFacts;
  readonly ports: CorePorts;
  readonly i18n: CoreI18n;
  readonly initial: { readonly locale: string; readonly mode: Mode; readonly currency: string };
  readonly history: RouterHistory;
  readonly server: boolean;
  /** True once the document is being left for good; never without it. */
  readonly isLeaving?: () => boolean;
  /** Holds the answers; one of its own without it. */
  readonly queryClient?: QueryClient;
}

/** Puts behaviour, look and addresses of one document or request together. */
export async function createRuntime(options: RuntimeOptions): Promise<{ runtime: Runtime; router: SiteRouter }> {
  const { config, ports, i18n, initial, history, server, queryClient } = options;
  const templates = await createTemplateStore(options.templates, initial.mode);
  const core = createCore({ config, ports, i18n, initial, ...(queryClient && { queryClient }) });
  // The public demo signs nobody in and changes no password (AUTH-32, AUTH-33x).
  const overlays = createOverlays((name) => {
    const refused = config.public.DEMO_MODE && (name === 'login' || name === 'recovery');
    if (refused) core.events.emit('message', { kind: 'info', key: 'auth.not_in_demo' });
    return refused;
  });
  let router: SiteRouter | undefined;
  const runtime: Runtime = {
    core,
    theme: options.theme,
    templates,
    overlays,
    messages: createMessageBoxStore(),
    toasts: createToastStore(),
    server,
    isLeaving: options.isLeaving ?? (() => false),
    // The router knows a resolved address once the page stands.
    isTakenOver: () => router?.state.resolvedLocation !== undefined,
    // Links from data come here too.
    navigate: createNavigate({
      origin: () => ports.windows.address().origin,
      own: (path, replace) => (replace ? router?.history.replace(path) : router?.history.push(path)),
      leave: ports.windows.goTo,
      apart: ports.windows.openApart,
    }),
    back: (fallback) => {
      if (history.canGoBack()) history.back();
      else runtime.navigate(fallback, { replace: true });
    },
  };
  router = createSiteRouter(runtime, history);
  return { runtime, router };
}

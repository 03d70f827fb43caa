import type { SiteConfig } from '@housefront/contract/site-config';
import { startI18n } from '@housefront/core/i18n';
import {
  asOfNow,
  createBrowserPorts,
  createEntry,
  createQueryClient,
  isNativeApp,
  startTrustedTypes,
} from '@housefront/core/adapters';
import { holdHydration } from '@housefront/ui/patterns/DeferHydration';
import { rememberIcons } from '@housefront/ui/primitives/Icon';
import type { ThemeFacts } from '@housefront/ui/theme';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserHistory } from '../kernel/route/history.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { loadRoute } from '../routes/loadRoute.ts';
import { watchChunks } from '../shell/watch/watchChunks.ts';
import { createRuntime } from './createRuntime.ts';
import type { SiteContent, SiteExtra, SiteTemplates } from '../kernel/defineSite.ts';
import { stateElementId } from './document/document.ts';
import { replayEarlyPresses } from './document/early-presses.ts';
import { extendSite } from './extendSite.ts';
import { firstRoute } from './hydration/firstRoute.ts';
import { surviveCache } from './browser/page-cache.ts';
import { ownTexts } from './own-texts.ts';
import { pause } from './browser/pause.ts';
import { sizedPicture } from './sizedPicture.tsx';
import { SiteApp } from './SiteApp.tsx';
import type { HydrationState } from './hydration/hydration-state.ts';

declare const __BRANCH_NAME__: string;
/** Whether the config has `images`. */
declare const __SITE_IMAGES__: boolean;

function readState(): HydrationState {
  const text = document.getElementById(stateElementId)?.textContent;
  if (!text) throw new Error('This page holds no site state.');
  // Written by this build’s own server in the same response; a schema would add to every first load.
  return JSON.parse(text) as HydrationState;
}

declare global {
  /** Read by libraries that insert style elements, for the content security policy. */
  var __webpack_nonce__: string | undefined;
}

/** Options of a site's entry. */
export interface StartOptions {
  readonly templates: SiteTemplates;
  readonly theme: ThemeFacts;
  /** The site's own pages; none without it (HOME-30x). */
  readonly content?: SiteContent;
  /** A component of the site's own on every page, loaded after hydration (SHELL-16). */
  readonly extra?: SiteExtra;
}

/** Whether more than the first screen is visible: the page is short, was reloaded further down, or was scrolled early. */
function isEndInView(): boolean {
  const footer = document.querySelector('footer');
  return scrollY > 0 || (footer !== null && footer.getBoundingClientRect().top < innerHeight);
}

/**
 * Defers the hydration of parts below the first screen of a complete page until the visitor interacts with it or a member is
 * signed in (HOME-01).
 */
function holdParts({ core }: Runtime): void {
  if (isEndInView()) return;
  const release = holdHydration();
  core.session.store.subscribe(({ status }) => status === 'member' && release());
}

/** Keeps the bodies of the icons on the page, by set and name, so that no request is sent for them. */
function rememberSets(sets: HydrationState['icons']): void {
  for (const [prefix, icons] of Object.entries(sets)) {
    rememberIcons({
      prefix,
      width: 24,
      height: 24,
      icons: Object.fromEntries(Object.entries(icons).map(([name, body]) => [name, { body }])),
    });
  }
}

/** Hydrates the rendered page in several tasks, so that the browser can react to the visitor in between. */
export async function hydrateSite({ templates, content, extra, theme }: StartOptions): Promise<void> {
  surviveCache();
  startTrustedTypes();
  const state = readState();
  globalThis.__webpack_nonce__ = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
  rememberSets(state.icons);
  // The platform's address stays on the server; browsers call the site's own origin.
  const config: SiteConfig = { ...state.config, upstream: location.origin };
  const facts = { config, branch: __BRANCH_NAME__ };
  const ports = isNativeApp(window)
    ? await (await import('@housefront/core/native-app')).createAppPorts(facts)
    : createBrowserPorts(facts);
  // Before anything else reads the address: credentials are removed from it here (SHELL-30x).
  const entry = createEntry(ports.windows);
  entry.query();
  const { address } = ports.windows;
  let wanted = () => address().path + address().search;
  const chunks = watchChunks(ports, () => wanted());
  const { isLeaving, quietly } = chunks;
  // Rendered data stays unchanged until hydration is complete, however early newer data arrives.
  let settle: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => {
    settle = resolve;
  });
  await pause();
  const texts = startI18n({ locale: state.locale, texts: state.texts, own: ownTexts[state.locale] });
  const history = createBrowserHistory(ports);
  const rendered = firstRoute(state.route, history.href());
  let isHydrated = false;
  const runtime: Runtime = await createRuntime({
    config,
    queryClient: createQueryClient({ heldUntil: hydrated }),
    templates,
    content,
    extra,
    theme,
    files: state.files,
    languageNames: state.languageNames,
    absent: state.absent,
    ports,
    entry,
    i18n: import.meta.hot
      ? (await import('./browser/dev-texts.ts')).liveTexts(texts, import.meta.hot, ownTexts[state.locale])
      : texts,
    initial: state,
    rendered,
    history,
    sizedPicture:
      __SITE_IMAGES__ && config.images !== undefined ? sizedPicture(config.images, location.origin) : undefined,
    isHydrated: () => isHydrated,
    server: false,
    isLeaving,
    quietly,
  });
  await extendSite(runtime.core);
  wanted = () => runtime.navigation.target().href;
  chunks.follow(runtime.navigation);
  await pause();
  hydrate(runtime.core.queryClient, asOfNow(state.queries));
  // Loaded during hydration, started afterwards.
  const shell = import('../shell/startShell.ts');
  // Handled below. A page that the visitor has left needs no report.
  shell.catch(() => undefined);
  runtime.route.show(await loadRoute(runtime, rendered, true));
  runtime.templates.settle();
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root element.');
  const onHydrated = () => {
    if (isHydrated) return;
    isHydrated = true;
    settle();
    runtime.navigation.start();
    shell
      .then(({ startShell }) => startShell(runtime))
      .catch((error: unknown) => {
        // Aborted loads are repeated by the next document.
        if (!isLeaving()) reportError(error);
      });
  };
  if (state.complete) holdParts(runtime);
  startTransition(() => {
    hydrateRoot(root, <SiteApp runtime={runtime} onHydrated={onHydrated} />, {
      onCaughtError: (error) => {
        // As without this option. The page shows its error screen, and no listener hears of it (OBS-01).
        // oxlint-disable-next-line no-console
        console.error(error);
        globalThis.earlyErrors?.push(error);
      },
      // Report the cause of what React recovered from, which the console would omit.
      onRecoverableError: (error) => reportError(error instanceof Error && error.cause ? error.cause : error),
    });
  });
  replayEarlyPresses();
}

import type { SiteConfig } from '@housefront/contract/site-config';
import { createI18n, loadLocale, recordTexts, startI18n } from '@housefront/core/i18n';
import { fakePorts, type FakePorts, type Platform } from '@housefront/core/testing';
import { holdHydration } from '@housefront/ui/patterns/DeferHydration';
import { theme } from '@housefront/ui/themes/midnight';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import type { SiteTemplates } from '../kernel/defineSite.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { startShell } from '../shell/startShell.ts';
import { SiteApp } from '../site/SiteApp.tsx';
import { signIn } from './openMemberPage.ts';
import { openPlatform } from './openPlatform.ts';
import { testRuntime } from './testRuntime.ts';

/** In place of each picture of the platform: a carousel leaves out those that fail. */
const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='300'><rect width='900' height='300'/></svg>";

/** Wishes for {@link hydratePage}. */
export interface HydratedPageOptions {
  readonly config?: Partial<SiteConfig> | undefined;
  readonly mode: 'desktop' | 'mobile';
  readonly templates: SiteTemplates;
  /** Address of the page; home without it. */
  readonly path?: string;
  /** Account and password of a member who has signed in here before, with US dollars. */
  readonly member?: readonly [string, string] | undefined;
  /** Sets up the browser's ports before anything looks at them. */
  readonly prepare?: ((ports: FakePorts) => void) | undefined;
}

/** A page as a server rendered it, in a browser that holds its parts. */
export interface HydratedPage {
  readonly runtime: Runtime;
  /** The element around the page. */
  readonly place: HTMLElement;
  /** Hydrates the first screen and starts the shell. */
  readonly start: () => Promise<void>;
}

/** A page as a server renders it for a guest over a sandbox, not hydrated yet; it is gone when the test ends. */
export async function hydratePage({
  config,
  mode,
  templates,
  path = '/',
  member,
  prepare,
}: HydratedPageOptions): Promise<HydratedPage> {
  const platform = openPlatform();
  const answer: Platform = async (request) => {
    const { text, ...reply } = await platform.answer(request);
    return { ...reply, text: text.replaceAll(/"[^"]*\.(?:png|jpe?g|webp|svg)"/g, JSON.stringify(picture)) };
  };
  const locale = 'en_US';
  const wishes = { config, theme, mode, locale, currency: 'USD', templates, path };
  const texts = recordTexts(await createI18n({ locale }), await loadLocale(locale), ['shell', 'common']);
  const sent = await testRuntime({
    ...wishes,
    ports: fakePorts({}, {}, answer),
    i18n: texts.i18n,
    server: true,
  });
  await sent.open();
  sent.runtime.templates.settle();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<SiteApp runtime={sent.runtime} />);
  const data = dehydrate(sent.runtime.core.queryClient);
  sent.runtime.core.dispose();
  Object.assign(document.documentElement.dataset, { theme: 'midnight', motion: 'reduced' });

  const ports = fakePorts({ viewportWidth: () => window.innerWidth }, {}, answer);
  if (member) await signIn(platform, ports, member, 'USD');
  prepare?.(ports);
  const i18n = startI18n({ locale, texts: texts.texts() });
  const { runtime, open } = await testRuntime({ ...wishes, ports, i18n });
  hydrate(runtime.core.queryClient, data);
  await open();
  runtime.templates.settle();
  const release = holdHydration();
  onTestFinished(() => {
    release();
    runtime.core.dispose();
    place.remove();
  });
  return {
    runtime,
    place,
    start: async () => {
      const hydrated = Promise.withResolvers<void>();
      startTransition(() => {
        const root = hydrateRoot(place, <SiteApp runtime={runtime} onHydrated={hydrated.resolve} />);
        onTestFinished(() => root.unmount());
      });
      await hydrated.promise;
      startShell(runtime);
    },
  };
}

import type { SiteConfig } from '@housefront/contract/site-config';
import { messageText } from '@housefront/core';
import { fakePorts, type FakePorts } from '@housefront/core/testing';
import '@housefront/ui/foundations';
import { Toaster } from '@housefront/ui/primitives/Toast';
import { UiProvider } from '@housefront/ui/primitives/UiProvider';
import { testRoot } from '@housefront/ui/testing';
import { theme } from '@housefront/ui/themes/midnight';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { RuntimeContext, shownRuntime, type Runtime } from '../kernel/runtime.ts';
import { GuestOverlays } from '../shell/overlays/GuestOverlays.tsx';
import { openPlatform, type OpenPlatform } from './openPlatform.ts';
import { templates, testRuntime } from './testRuntime.ts';

const shown = [
  'login',
  'register',
  'agreement',
  'securityQuestion',
  'recovery',
  'homeScreenHint',
  'browserNotice',
  'consent',
  'redEnvelope',
  'roulette',
  'promotionModal',
] as const;

/** Wishes for {@link openShell}. */
export interface ShellOptions {
  readonly config?: Partial<SiteConfig>;
  readonly mode?: 'desktop' | 'mobile';
  readonly userAgent?: string;
  /** English without it. */
  readonly locale?: string;
  /** The elements beside it. */
  readonly more?: ReactNode;
  /** Sets up ports before anything looks at them. */
  readonly prepare?: (ports: FakePorts) => void;
}

/** A document without a page: what signs in, with toasts, over ports that a test holds; a sandbox answers what is not scripted. */
export interface OpenShell {
  readonly runtime: Runtime;
  readonly ports: FakePorts;
  readonly platform: OpenPlatform;
}

/** Loads what a shell shows, so that no test pays for the first time: `beforeAll(() => warmUp('mobile'), 60_000)`. */
export async function warmUp(mode: 'desktop' | 'mobile'): Promise<void> {
  const { views } = (await templates[mode]()).default;
  await Promise.all(shown.map((view) => views[view]()));
}

/** Opens the shell of a site in a browser test; it is gone when the test ends. */
export async function openShell({
  config,
  mode = 'desktop',
  userAgent,
  locale = 'en_US',
  more,
  prepare,
}: ShellOptions = {}): Promise<OpenShell> {
  const platform = openPlatform();
  const ports = fakePorts(userAgent === undefined ? {} : { userAgent }, {}, platform.answer);
  prepare?.(ports);
  const { runtime } = await testRuntime({ config, theme, ports, mode, locale, currency: 'USD' });
  // A view loads once per document; a second shell in the same one would wait forever.
  await Promise.all(shown.map((view) => runtime.templates.loadView(view)));
  document.documentElement.dataset['theme'] = 'midnight';
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => runtime.core.dispose());
  testRoot().render(
    <RuntimeContext value={shownRuntime(runtime)}>
      <QueryClientProvider client={runtime.core.queryClient}>
        <UiProvider reducedMotion>
          <GuestOverlays />
          {more}
          <Toaster store={runtime.toasts} texts={{ region: 'Notifications', close: 'Dismiss' }} />
        </UiProvider>
      </QueryClientProvider>
    </RuntimeContext>,
  );
  const { core, toasts } = runtime;
  core.events.on('message', (message) => void toasts.show({ text: messageText(message, core.i18n) }));
  return { runtime, ports, platform };
}

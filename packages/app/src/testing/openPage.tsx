import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import type { ContentProvider } from '@housefront/core/features/content';
import { fakePorts, type FakePorts } from '@housefront/core/testing';
import { testRoot } from '@housefront/ui/testing';
import { theme } from '@housefront/ui/themes/midnight';
import { onTestFinished } from 'vitest';
import type { Runtime } from '../kernel/runtime.ts';
import type { SiteFiles } from '../kernel/site-files.ts';
import type { SiteExtra, SiteTemplates } from '../kernel/defineSite.ts';
import { SiteApp } from '../site/SiteApp.tsx';
import { openPlatform, type OpenPlatform } from './openPlatform.ts';
import { testRuntime } from './testRuntime.ts';

/** Wishes for {@link openPage}. */
export interface PageOptions {
  readonly config?: Partial<SiteConfig>;
  readonly mode?: 'desktop' | 'mobile';
  /** English without it. */
  readonly locale?: string;
  readonly content?: ContentProvider;
  readonly extra?: SiteExtra;
  readonly templates?: SiteTemplates;
  /** Pictures of the site's own. */
  readonly files?: SiteFiles;
  /** A sandbox answers what is not scripted, and there are no promotions; without it such a call fails. */
  readonly unscripted?: boolean;
  /** Sets up ports before anything looks at them. */
  readonly prepare?: (ports: FakePorts) => void;
  /** Called whenever a page is mounted. */
  readonly onHydrated?: () => void;
}

/** A page of a site, over ports that a test holds; the platform answers what is scripted, or is a sandbox. Gone when the test ends. */
export async function openPage(
  path: string,
  {
    config,
    mode = 'desktop',
    locale = 'en_US',
    content,
    extra,
    templates,
    files,
    unscripted = false,
    prepare,
    onHydrated,
  }: PageOptions = {},
): Promise<{
  readonly runtime: Runtime;
  readonly ports: FakePorts;
  readonly platform: OpenPlatform;
}> {
  const platform = openPlatform();
  const ports = fakePorts({}, {}, unscripted ? platform.answer : undefined);
  // One that popped up would cover the page, sooner or later.
  if (unscripted) ports.http.ok(calls.promotions, { list: [] });
  prepare?.(ports);
  const { runtime, open } = await testRuntime({
    config,
    theme,
    ports,
    mode,
    locale,
    currency: 'USD',
    path,
    content: content && (() => Promise.resolve({ default: content })),
    extra,
    files,
    ...(templates && { templates }),
  });
  await open();
  Object.assign(document.documentElement.dataset, { theme: 'midnight', motion: 'reduced' });
  onTestFinished(() => runtime.core.dispose());
  testRoot().render(<SiteApp runtime={runtime} {...(onHydrated && { onHydrated })} />);
  return { runtime, ports, platform };
}

import { usePlatform } from '@housefront/core/testing/platform';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../kernel/paths.ts';
import { SiteApp } from '../../site/SiteApp.tsx';
import { testRuntime } from '../../testing/testRuntime.ts';

const platform = usePlatform();

test.each(['desktop', 'mobile'] as const)(
  '[SHELL-03] [SITE-13x] a %s shows the sponsors of the platform',
  async (mode) => {
    const { runtime, open } = await testRuntime({
      ports: platform.ports(),
      mode,
      path: paths.sponsor(),
      server: true,
    });
    const { core } = runtime;
    onTestFinished(() => core.dispose());
    await open();
    runtime.templates.settle();
    const sponsors = core.queryClient.getQueryData(core.content.queries.models('sponsors').queryKey) ?? [];
    expect(sponsors.length).toBeGreaterThan(0);
    const html = renderToString(createElement(SiteApp, { runtime }));
    for (const { title } of sponsors) expect(html).toContain(renderToString(title));
  },
);

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Icon } from './Icon.tsx';
import { rememberIcons } from './iconStore.ts';

test('[API-46] the server draws the sized box, and the icon itself once it is known, without a request', () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const html = renderToString(createElement(Icon, { name: 'server:one', size: 24 }));
  expect(html).toContain('width:24px');
  expect(html).not.toContain('<path');
  rememberIcons({ prefix: 'server', icons: { one: { body: '<path d="M0 0"/>' } } });
  expect(renderToString(createElement(Icon, { name: 'server:one', size: 24 }))).toContain('<path d="M0 0"/>');
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

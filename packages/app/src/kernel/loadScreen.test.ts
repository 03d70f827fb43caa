import { expect, test, vi } from 'vitest';
import type { Runtime } from './runtime.ts';
import { loadScreen } from './loadScreen.ts';

const address = { params: {}, search: {} };

/** A document, hydrated or not, whose texts arrive on demand. */
function documentOf({ hydrated }: { readonly hydrated: boolean }) {
  let arrive: () => void = () => undefined;
  const ready = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
  const runtime = {
    core: { i18n: { ready } },
    templates: { loadView: () => Promise.resolve() },
    server: false,
    isHydrated: () => hydrated,
  } as unknown as Runtime;
  return { runtime, ready, arrive: () => arrive() };
}

test('[I18N-19x] a page that is gone to is shown once all texts are there', async () => {
  const { runtime, ready, arrive } = documentOf({ hydrated: true });
  const shown = vi.fn<() => void>();
  const load = loadScreen(runtime, 'hall', Promise.resolve({}), address).then(shown);
  await new Promise((resolve) => setImmediate(resolve));
  expect(ready).toHaveBeenCalledTimes(1);
  expect(shown).not.toHaveBeenCalled();
  arrive();
  await load;
  expect(shown).toHaveBeenCalledTimes(1);
});

test('[PRF-01] the rendered page is hydrated with the texts that it holds', async () => {
  const { runtime, ready } = documentOf({ hydrated: false });
  await loadScreen(runtime, 'home', Promise.resolve({}), address);
  expect(ready).not.toHaveBeenCalled();
});

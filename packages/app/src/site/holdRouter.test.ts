import { expect, test } from 'vitest';
import { testRuntime } from '../testing/testRuntime.ts';
import { holdRouter } from './holdRouter.ts';

async function setUp() {
  const { runtime, router } = await testRuntime({ path: '/faq' });
  await router.load();
  let settle: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => {
    settle = resolve;
  });
  holdRouter(router, hydrated);
  const matched = () => router.state.matches.at(-1)?.pathname;
  return { runtime, router, settle, matched };
}

test('a page that is gone to while another is hydrated is loaded afterwards', async () => {
  const { runtime, router, settle, matched } = await setUp();
  router.history.push('/loading');
  const load = router.load();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
  expect(matched()).toBe('/faq');
  settle();
  await load;
  expect(matched()).toBe('/loading');
  runtime.core.dispose();
});

test('going back before anybody listens is noticed once the page is hydrated', async () => {
  const { runtime, router, settle, matched } = await setUp();
  router.history.replace('/loading');
  settle();
  await expect.poll(matched).toBe('/loading');
  runtime.core.dispose();
});

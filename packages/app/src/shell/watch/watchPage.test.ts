import { afterEach, expect, test, vi } from 'vitest';
import { testRuntime } from '../../testing/testRuntime.ts';
import { watchPage } from './watchPage.ts';

afterEach(() => vi.unstubAllGlobals());

test('[SHELL-17x] who went on before the title was watched gets the title of the page that is there', async () => {
  const { runtime, open } = await testRuntime({ path: '/discount' });
  await open();
  vi.stubGlobal('document', { title: 'Frequently asked questions' });
  watchPage(runtime);
  await expect.poll(() => document.title).toBe('Lucky');
  runtime.core.dispose();
});

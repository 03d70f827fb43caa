import { join } from 'node:path';
import { startGateway } from '../../packages/gateway/src/startGateway.ts';
import { openLogin, completeLogin } from '../support/member.ts';
import { test } from '../support/fresh.ts';
import { expect } from '../support/test.ts';

/** A gateway behind a network, and the origin at which it answers. */
async function networkGateway(upstream: string) {
  const sites = [{ dir: join(import.meta.dirname, '../../sites/1001'), hosts: ['localhost'], upstream }];
  const gateway = await startGateway({
    HOUSEFRONT_SITES: JSON.stringify(sites),
    PORT: '0',
    CDN: 'fastly',
    LOG_LEVEL: 'silent',
    RENDER_THREADS: '1',
    STOP_DELAY_MS: '0',
    STOP_LIMIT_MS: '1000',
  });
  return { gateway, origin: `http://localhost:${gateway.ports[0]}` };
}

test('[OPS-06] [SEC-01] the copy of a page that all visitors share runs under its hashes: dialogs, lists and a sign-in breach no rule', async ({
  page,
  context,
  control,
  stack,
}) => {
  const { gateway, origin } = await networkGateway(stack.sandbox);
  try {
    // The first page waits for the build to load, on a busy machine longer than a document may take.
    const copy = `${origin}/?_variant=desktop.en_US...`;
    await expect(async () => expect((await page.request.get(copy)).ok()).toBe(true)).toPass();
    const breaches: string[] = [];
    await context.exposeFunction('noteBreach', (text: string) => void breaches.push(text));
    await context.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        Reflect.get(globalThis, 'noteBreach')(`${violatedDirective} ${blockedURI} ${sample}`),
      ),
    );
    // As the edge of a network asks: the variant is in the address.
    await context.route(
      (url) => url.origin === origin && url.pathname === '/',
      async (route) => {
        const answer = await route.fetch({ url: copy });
        await route.fulfill({ response: answer });
      },
    );
    const answer = await page.goto(origin);
    expect(answer?.headers()['surrogate-key']).toBe('site-1001 site-1001-page-home site-1001-language-en_us');
    expect(answer?.headers()['content-security-policy']).not.toContain('nonce');
    const captcha = await openLogin(page);
    // The page behind a dialog does not scroll.
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await completeLogin(page, control, 'river77', captcha);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
    expect(breaches).toEqual([]);
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await gateway.stop();
  }
});

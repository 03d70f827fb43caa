import type { Page } from '@playwright/test';
import { test } from '../../support/pictures.ts';
import { expect } from '../../support/test.ts';
import { untilAnswered } from '../../support/calls.ts';
import { openLogin, storeLogin } from '../../support/member.ts';
import { places } from '../../looks/places.ts';

/** Tries to put code into the page in each way that browsers have. @returns the ways that were not refused at once */
const plant = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const script = () => document.createElement('script');
    const place = document.body.appendChild(document.createElement('div'));
    const markup = '<img src="/none.png" onerror="globalThis.stolen = 1">';
    const code = 'globalThis.stolen = 2';
    const ways: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => (place.innerHTML = markup),
      outerHTML: () => (place.outerHTML = markup),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', markup),
      write: () => document.write(markup),
      fragment: () => document.createRange().createContextualFragment(markup),
      parser: () => new DOMParser().parseFromString(markup, 'text/html'),
      frame: () => (document.createElement('iframe').srcdoc = '<script>parent.stolen = 3</script>'),
      source: () => (script().src = 'https://elsewhere.test/a.js'),
      text: () => (script().text = code),
      handler: () => place.setAttribute('onclick', code),
      // oxlint-disable-next-line typescript/no-implied-eval -- It is refused.
      timer: () => setTimeout(code),
      worker: () => new Worker('/offline-worker.js'),
      register: () => navigator.serviceWorker.register('/other.js'),
      policy: () => Reflect.get(globalThis, 'trustedTypes').createPolicy('another', { createHTML: String }),
      again: () => Reflect.get(globalThis, 'trustedTypes').createPolicy('housefront-icons', { createHTML: String }),
    };
    return Promise.all(
      Object.entries(ways).map(async ([name, way]) => {
        try {
          await way();
          return [name];
        } catch {
          return [];
        }
      }),
    ).then((names) => names.flat());
  });

test('[SEC-12] text becomes neither markup nor a script nor an address of one, unless a policy of the kit made it', async ({
  page,
  pageErrors,
}) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain(
    "; require-trusted-types-for 'script'; trusted-types ",
  );
  await untilAnswered(page);
  expect(pageErrors).toEqual([]);
  expect(await plant(page)).toEqual([]);
  // Each refusal is reported. Text without an element is taken.
  await expect.poll(() => pageErrors.length).toBeGreaterThanOrEqual(15);
  const taken = await page.evaluate(() => {
    const paragraph = document.createElement('p');
    return ['', '&#38;', 'a::b{color:red}'].map((text) => {
      paragraph.innerHTML = text;
      return paragraph.childElementCount;
    });
  });
  expect(taken).toEqual([0, 0, 0]);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  pageErrors.length = 0;
});

test('[SEC-12] pages, texts and dialogs of each site keep to its policies', async ({ page, stack, pageErrors }) => {
  for (const id of ['1001', '1002', '1004', '1005']) {
    for (const path of ['/', '/gameHall/3', '/faq', '/discount', '/app']) {
      const response = await page.goto(stack.url(id) + path);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await untilAnswered(page);
      expect([id, path, pageErrors]).toEqual([id, path, []]);
    }
    await openLogin(page);
    expect([id, pageErrors]).toEqual([id, []]);
  }
});

for (const [part, member] of [
  ['guests', null],
  ['members', 'river77'],
  ['agents', 'falcon1'],
] as const)
  test(`[SEC-12] every page keeps to its policies with each of its lists open, for ${part}`, async ({
    page,
    control,
    pageErrors,
  }) => {
    test.slow();
    if (member) await storeLogin(page, control, member);
    for (const { address } of places.filter((place) => place.member === member)) {
      await page.goto(address);
      await untilAnswered(page);
      for (const list of await page.getByRole('combobox').and(page.locator('button:enabled')).all()) {
        await list.click();
        await page.getByRole('listbox').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('listbox').waitFor({ state: 'detached' });
      }
      expect([address, pageErrors]).toEqual([address, []]);
    }
  });

test('[SEC-01] [SEC-12] where a container of tags writes scripts, one that was put into the page still does not run', async ({
  page,
  stack,
}) => {
  const refused: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- The page reports to the test through its console.
      console.info(`policy:${event.effectiveDirective}:${event.blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) refused.push(message.text());
  });
  const response = await page.goto(stack.url('1003'));
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'strict-dynamic' 'sha256-[\w+/]{43}=';/,
  );
  expect(response?.headers()['content-security-policy']).not.toContain('trusted-types');
  await untilAnswered(page);
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="globalThis.stolen = 1">');
    const script = document.createElement('script');
    script.setAttribute('data-injected', '');
    script.append('globalThis.stolen = 2');
    document.body.insertAdjacentHTML('beforeend', script.outerHTML);
    document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<script>parent.stolen = 3</script>"></iframe>');
  });
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
});

import { createConsent } from '../../features/consent/index.ts';
import { settings } from '../../features/consent/consent.fixtures.ts';
import { fakePorts, testDeps } from '../../testing/index.ts';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { browserServices } from './services.ts';

/** All cookies of the browser, also those of paths that this page does not see. */
const cookies = async (): Promise<readonly string[]> => {
  const browser = cdp() as unknown as {
    send: (method: string) => Promise<{ cookies: readonly { readonly name: string; readonly path: string }[] }>;
  };
  const found = await browser.send('Network.getAllCookies');
  return found.cookies.map(({ name, path }) => `${name} ${path}`);
};

test('[CNS-04] in a browser with twenty planted cookies and stores, all goes when consent is taken back but what the site needs', async () => {
  const before = location.href;
  history.replaceState(history.state, '', '/user/Security');
  try {
    const planted = [
      ['_ga', '/'],
      ['_ga', '/user'],
      ['_ga', '/gameHall'],
      ['_ga_AB12CD34EF', '/discount'],
      ['_gid', '/user/Security'],
      ['_fbp', '/user/'],
      ['_fbp', '/main'],
      ['_gcl_au', '/user'],
      ['_hjSessionUser_77', '/'],
      ['_hjSession_77', '/'],
      ['_clck', '/faq'],
      ['_uetsid', '/slotgame'],
      ['_ttp', '/gameHall/'],
      ['mp_abc_mixpanel', '/'],
      ['promo_7', '/'],
      ['promo_', '/proxy'],
    ] as const;
    for (const [name, path] of planted) document.cookie = `${name}=1; path=${path}`;
    for (const name of ['_ga_x', '_uetsid_exp', 'promo_seen', 'lastExternalReferrer']) localStorage.setItem(name, '1');
    for (const name of ['hjViewportId', '_gcl_ls', 'promo_']) sessionStorage.setItem(name, '1');
    document.cookie = 'lang=en_US; path=/';
    localStorage.setItem('site_name', 'Lucky');
    const kept = (await cookies()).filter((line) => !planted.some(([name, path]) => line === `${name} ${path}`));
    expect((await cookies()).length - kept.length).toBe(planted.length);

    const consent = { ...settings, traces: { statistics: [], marketing: ['promo_'] } };
    const deps = testDeps({ ports: fakePorts(), config: { consent: structuredClone(consent) as never } });
    createConsent(deps, consent, browserServices(window), () => true).answer([]);

    expect((await cookies()).toSorted()).toEqual(kept.toSorted());
    expect(kept).toContain('lang /');
    const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(stored.filter((name) => /^(?:_|promo|hj|last)/.test(name))).toEqual([]);
    expect(localStorage.getItem('site_name')).toBe('Lucky');
  } finally {
    history.replaceState(history.state, '', before);
    document.cookie = 'lang=; path=/; max-age=0';
    localStorage.removeItem('site_name');
  }
});

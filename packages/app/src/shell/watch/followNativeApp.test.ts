import { fakePorts, hostileAddresses, settle } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testRuntime } from '../../testing/testRuntime.ts';
import { followNativeApp } from './followNativeApp.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 30_000 });

const setUp = async () => {
  const ports = fakePorts({ nativeBridge: true, inAppWindows: true });
  const links: ((url: string) => void)[] = [];
  const schemes: string[] = [];
  const nativeApp = {
    onLink: (listener: (url: string) => void) => void links.push(listener),
    onBack: () => undefined,
    leave: () => undefined,
    setScheme: (scheme: string) => void schemes.push(scheme),
  };
  const { runtime, open } = await testRuntime({
    ports: Object.assign(ports, { nativeApp }),
    mode: 'mobile',
    config: { hiddenLinks: ['Withdrawal'] },
  });
  onTestFinished(() => runtime.core.dispose());
  await open();
  followNativeApp(runtime);
  const messages: unknown[] = [];
  runtime.core.events.on('window-message', (message) => messages.push(message));
  return { runtime, ports, schemes, messages, follow: (url: string) => links.forEach((listener) => listener(url)) };
};

test('[GEN-08] a link of the site opens its page in this document, and the bars follow the theme', async () => {
  const { runtime, follow, schemes, ports } = await setUp();
  follow('https://site.test/faq?topic=2#top');
  await vi.waitFor(() => expect(runtime.navigation.target().href).toBe('/faq?topic=2#top'), { timeout: 20_000 });
  expect([schemes, ports.windows.gone]).toEqual([['dark'], []]);
});

test('[GEN-08] [SHELL-30x] a link that signs in or names an introducer enters the site anew', async () => {
  for (const query of ['enc=abc', 'tk=t&member_id=1&member_account=a&member_currency=RMB', 'id=7', 'fbclid=f']) {
    const { runtime, follow, ports } = await setUp();
    follow(`https://site.test/register?${query}`);
    await settle();
    expect([ports.windows.gone, runtime.navigation.target().href]).toEqual([[`/register?${query}`], '/']);
  }
});

/** Links that only look like those of the site, and addresses of it that no link may open. */
const refusedLinks = [
  'https://site.test.evil.test/faq',
  'https://evil.test/https://site.test/faq',
  'https://site.test@evil.test/faq',
  'https://user:pw@site.test/faq',
  'https://site.test:8443/faq',
  'http://site.test/faq',
  '//site.test/faq',
  '/faq',
  'faq',
  'housefront://site.test/faq',
  'capacitor://site.test/faq',
  'intent://site.test/faq#Intent;scheme=https;end',
  'file:///faq',
  'https://site.test/%2e%2e//evil.test',
  'https://site.test//evil.test/',
  'https://site.test\\@evil.test/faq',
  'https://site.test/close',
  'https://site.test/loading',
  'https://site.test/authCallback?code=200',
  'https://site.test/user/Withdrawal',
  '',
  // Which addresses run or lead astray is decided in core (adapters/navigation.test): that the shell asks it, these show.
  ...['javascript:', 'data:', '\\'].map((start) => hostileAddresses.find((each) => each.startsWith(start)) ?? 'none'),
];

test('[GEN-08] [ERR-11] no link of another place, and none that runs or leads astray, opens anything', async () => {
  const { runtime, follow, ports, messages } = await setUp();
  expect(refusedLinks).not.toContain('none');
  const opening: string[] = [];
  for (const url of refusedLinks) {
    follow(url);
    await settle();
    const { gone, left, apart } = ports.windows;
    const isStill = runtime.navigation.target().href === '/' && [gone, left, apart, messages].flat().length === 0;
    if (!isStill) opening.push(url);
  }
  expect(opening).toEqual([]);
});

test('[GEN-08] [XWIN-08] the answer of a sign-in counts while its window is open', async () => {
  const { follow, ports, messages } = await setUp();
  const answer = 'https://site.test/authCallback?code=401&message=No';
  follow(answer);
  expect(messages).toEqual([]);
  const opened = ports.windows.open('authWindow', 'https://id.test/start');
  follow(answer);
  expect(messages).toEqual([{ msg: 'authLoginClose', resCode: '401', resMessage: 'No' }]);
  opened?.close();
  follow(answer);
  expect(messages).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectBrowserReports, type ShownPage } from './browser-reports.ts';

interface Sent {
  readonly build: string;
  readonly path: string;
  readonly reports: readonly { readonly kind: string; readonly message: string; readonly stack: string }[];
}

let sent: { readonly url: string; readonly init: RequestInit; readonly body: Sent }[] = [];
let status = 204;

beforeEach(() => {
  sent = [];
  status = 204;
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init = {}) => {
    sent.push({
      url: String(url instanceof Request ? url.url : url),
      init,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '') as Sent,
    });
    return Promise.resolve(new Response(null, { status }));
  });
});
afterEach(() => vi.restoreAllMocks());

/** Of errors: web vitals come with them or not. */
const errors = () => sent.flatMap(({ body }) => body.reports.filter(({ kind }) => kind === 'error'));
const messages = () => errors().map(({ message }) => message);

test('[OBS-01] errors from before and from now on are sent once each, without cookies and personal data', async () => {
  const early = [
    new ErrorEvent('error', { error: new TypeError('no player@example.com') }),
    new Event('error'),
    new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: 'refused 88001234567' }),
    new Error('shown on the error page'),
  ];
  const note = collectBrowserReports({ build: 'b1', early });
  for (let turn = 0; turn < 3; turn += 1) note(new Error('again'));
  await expect
    .poll(messages)
    .toEqual(['TypeError: no [e-mail]', 'Error: refused [number]', 'Error: shown on the error page', 'Error: again']);
  const { url, init, body } = sent[0] ?? {};
  expect(url).toBe('/reports/browser');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(body).toMatchObject({ build: 'b1', path: location.pathname });
  expect(errors()[0]?.stack).toMatch(/browser-reports\.browser\.test\.tsx:\d+:\d+/);
  expect(errors()[0]?.stack).not.toContain(location.host);
});

test('[OBS-01] a document sends ten errors at most', async () => {
  const note = collectBrowserReports({ build: 'b1', early: [] });
  for (let turn = 0; turn < 30; turn += 1) note(new Error(`kind ${'x'.repeat(turn)}`));
  await expect.poll(messages).toHaveLength(10);
  note(new Error('one more'));
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(messages()).not.toContain('Error: one more');
});

test('[OBS-01] nothing is sent any more to a gateway without a receiver', async () => {
  status = 404;
  const note = collectBrowserReports({ build: 'b1', early: [new Error('first')] });
  await expect.poll(messages).toEqual(['Error: first']);
  note(new Error('second'));
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(messages()).not.toContain('Error: second');
});

test('[OBS-02] an error names the page where it happened, and values of the landing page name that one', async () => {
  const landing = location.pathname;
  const pages: ShownPage[] = [];
  const note = collectBrowserReports({ build: 'b1', early: [], pages });
  const home = history.state as unknown;
  note(new Error('on the first page'));
  history.pushState(home, '', '/gameHall/3');
  try {
    pages.push({ path: '/gameHall/3', since: performance.now() });
    note(new Error('on the next page'));
    await expect.poll(messages).toEqual(['Error: on the first page', 'Error: on the next page']);
    expect(sent.map(({ body }) => body.path)).toEqual([landing, '/gameHall/3']);
    const vitals = () =>
      sent.flatMap(({ body }) => body.reports.flatMap((one) => (one.kind === 'vital' ? [[one, body.path]] : [])));
    await expect
      .poll(() => {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        return vitals().length;
      })
      .toBeGreaterThan(0);
    expect(vitals().filter(([, path]) => path !== landing)).toEqual([]);
  } finally {
    history.replaceState(home, '', landing);
  }
});

import { pushPayload } from '@housefront/contract/push-notice';
import { expect, test } from 'vitest';
import { showNotices, type PushScope, type SiteWindow, type WorkerSubscription } from './push-notices.ts';

const ORIGIN = 'https://play.example.com';

interface Wishes {
  readonly windows?: readonly {
    readonly path: string;
    readonly hidden?: boolean;
    /** Not controlled by this worker. */
    readonly foreign?: boolean;
    /** Closed just now, or its page does not answer. */
    readonly state?: 'closed' | 'slow';
    /** The browser does not say which window it is after a navigation. */
    readonly nameless?: boolean;
  }[];
  /** Answer of the platform; undefined: it cannot be reached. */
  readonly answer?: unknown;
}

/** A worker's scope that notes what is done. */
function scopeWith({ windows = [], answer }: Wishes = {}) {
  const done: unknown[][] = [];
  const listeners = new Map<string, (event: never) => void>();
  /** A press allows one window to be focused or opened. */
  let presses = 1;
  const interact = (...what: unknown[]): Promise<unknown> => {
    presses -= 1;
    return presses < 0 ? Promise.reject(new DOMException('', 'InvalidAccessError')) : Promise.resolve(done.push(what));
  };
  const opened = windows.map(({ path, hidden = false, foreign = false, state, nameless = false }): SiteWindow => {
    const own = (url: string): SiteWindow => ({
      url,
      visibilityState: hidden ? 'hidden' : 'visible',
      focus: () => (state === 'closed' ? Promise.reject(new TypeError('not found')) : interact('focus', path)),
      navigate: (to) => {
        if (foreign) return Promise.reject(new TypeError('not controlled'));
        done.push(['navigate', path, to]);
        return state === 'slow' ? new Promise(() => undefined) : Promise.resolve(nameless ? null : own(to));
      },
    });
    return own(path.startsWith('http') ? path : ORIGIN + path);
  });
  const scope: PushScope = {
    location: { origin: ORIGIN },
    clients: {
      matchAll: () => Promise.resolve(opened),
      openWindow: (url) => interact('open', url),
    },
    registration: {
      showNotification: (title, options) => Promise.resolve(void done.push(['show', title, options])),
      pushManager: { subscribe: (options) => Promise.resolve(subscription('new', options)) },
    },
    fetch: (url, init) => {
      done.push(['fetch', url, init]);
      return answer === undefined
        ? Promise.reject(new TypeError('away'))
        : Promise.resolve({ json: () => Promise.resolve(answer) });
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  const subscription = (name: string, options: unknown = { key: name }): WorkerSubscription => ({
    endpoint: `https://push.example/${name}`,
    options,
    toJSON: () => ({ keys: { p256dh: `p-${name}`, auth: `a-${name}` } }),
    unsubscribe: () => Promise.resolve(done.push(['unsubscribe', name])),
  });
  showNotices(scope, 'Harbour');
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (job: Promise<unknown>) => void work.push(job) } as never);
    await Promise.all(work);
    return work.length;
  };
  const push = (text: string | null) => send('push', { data: text === null ? null : { text: () => text } });
  const click = (data: unknown) =>
    send('notificationclick', { notification: { data, close: () => done.push(['close']) } });
  return { done, push, click, send, subscription };
}

const letter = {
  title: 'New message',
  body: 'Hello',
  navigate: `${ORIGIN}/user/Letter`,
  lang: 'de-DE',
  tag: 'letter-1',
};

test('[PLT-04] a message is shown as its payload says', async () => {
  const { done, push } = scopeWith();
  await push(JSON.stringify(pushPayload(letter)));
  const { navigate } = letter;
  expect(done).toEqual([
    ['show', 'New message', { body: 'Hello', data: { navigate }, dir: 'auto', lang: 'de-DE', tag: 'letter-1' }],
  ]);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['HTML', '<h1>Bad Gateway</h1>'],
  ['another form', '{"title":"You won","url":"https://evil.example"}'],
  ['a page of another site', JSON.stringify(pushPayload({ ...letter, navigate: 'https://evil.example/' }))],
])(
  '[PLT-04] %s is shown as a notice with the name of the site alone, which opens its home page',
  async (_name, text) => {
    const { done, push } = scopeWith();
    expect(await push(text)).toBe(1);
    expect(done).toEqual([
      ['show', 'Harbour', { body: '', data: { navigate: `${ORIGIN}/` }, dir: 'auto', tag: 'notice' }],
    ]);
  },
);

const page = `${ORIGIN}/user/Letter`;
const opens = ['open', page];

test.each([
  ['no window', [], [opens]],
  ['a window with the page', [{ path: '/faq' }, { path: '/user/Letter' }], [['focus', '/user/Letter']]],
  [
    'a free window',
    [{ path: '/faq' }],
    [
      ['navigate', '/faq', page],
      ['focus', '/faq'],
    ],
  ],
  [
    'a visible window first',
    [{ path: '/faq', hidden: true }, { path: '/' }],
    [
      ['navigate', '/', page],
      ['focus', '/'],
    ],
  ],
  ['a game', [{ path: '/play' }], [opens]],
  ['a payment', [{ path: '/fastPayment' }, { path: '/loading' }, { path: '/register' }], [opens]],
  ['a file', [{ path: '/assets/a.svg' }], [opens]],
  ['a window of another worker', [{ path: '/faq', foreign: true }], [opens]],
  ['a window of another worker with the page', [{ path: '/user/Letter', foreign: true }], [['focus', '/user/Letter']]],
  [
    'a window of another worker before one of its own',
    [
      { path: '/faq', foreign: true },
      { path: '/', hidden: true },
    ],
    [
      ['navigate', '/', page],
      ['focus', '/'],
    ],
  ],
  ['a window with the page that closes', [{ path: '/user/Letter', state: 'closed' as const }], [opens]],
  ['a free window that closes', [{ path: '/faq', state: 'closed' as const }], [['navigate', '/faq', page], opens]],
  [
    'a free window that is slow',
    [{ path: '/faq', state: 'slow' as const }],
    [
      ['navigate', '/faq', page],
      ['focus', '/faq'],
    ],
  ],
  [
    'a free window without a name',
    [{ path: '/faq', nameless: true }],
    [
      ['navigate', '/faq', page],
      ['focus', '/faq'],
    ],
  ],
  [
    'the same page with another search',
    [{ path: '/user/Letter?id=1' }],
    [
      ['navigate', '/user/Letter?id=1', page],
      ['focus', '/user/Letter?id=1'],
    ],
  ],
])('[PLT-04] [PLT-06] a press on a notice with %s open shows its page', async (_name, windows, expected) => {
  const { done, click } = scopeWith({ windows });
  await click({ navigate: page });
  expect(done).toEqual([['close'], ...expected]);
});

test.each([undefined, null, {}, { navigate: 'https://evil.example/' }, { navigate: 'javascript:1' }, { navigate: 5 }])(
  '[PLT-04] a press on a notice with the data %j opens nothing',
  async (data) => {
    const { done, click } = scopeWith({ windows: [{ path: '/' }] });
    await click(data);
    expect(done).toEqual([['close']]);
  },
);

const renewal = (name: string) => [
  'fetch',
  '/api/push/renew',
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      former_endpoint: 'https://push.example/old',
      former_auth: 'a-old',
      endpoint: `https://push.example/${name}`,
      p256dh: `p-${name}`,
      auth: `a-${name}`,
    }),
    credentials: 'omit',
  },
];

test.each([
  ['that the browser gives', 'given'],
  ['that the worker asks for', 'new'],
])('[PLT-04] a new address %s is reported to the platform', async (_name, name) => {
  const { done, send, subscription } = scopeWith({ answer: { code: 100, message: '', data: null } });
  const newSubscription = name === 'given' ? subscription(name) : null;
  await send('pushsubscriptionchange', { oldSubscription: subscription('old'), newSubscription });
  expect(done).toEqual([renewal(name)]);
});

test.each([
  ['a refusal', { code: 103, message: 'none', data: null }],
  ['no envelope', 'x'],
  ['no answer', undefined],
])('[PLT-04] %s to a new address ends the notices in the browser', async (_name, answer) => {
  const { done, send, subscription } = scopeWith({ answer });
  await send('pushsubscriptionchange', { oldSubscription: subscription('old') });
  expect(done).toEqual([renewal('new'), ['unsubscribe', 'new']]);
});

test('[PLT-04] a new address without the former one ends; without both nothing happens', async () => {
  const { done, send, subscription } = scopeWith();
  await send('pushsubscriptionchange', { oldSubscription: null, newSubscription: subscription('given') });
  await send('pushsubscriptionchange', {});
  expect(done).toEqual([['unsubscribe', 'given']]);
});

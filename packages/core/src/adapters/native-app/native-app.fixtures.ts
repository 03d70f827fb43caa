import type { NativePlugins } from './plugins.ts';

type Listener = (data: never) => void;

/** The plugins of an app that a test holds. Every answer comes at once, until the test makes one fail or wait. */
export const fakePlugins = () => {
  const listeners = new Map<string, Set<Listener>>();
  const log: string[] = [];
  const secure = new Map<string, string>();
  const faults = new Map<string, () => Promise<never>>();
  /** Whether the browser reports that it was closed by the site; not every system does. */
  const system = { reportsClose: true, isOpen: false };
  const listen = (name: string, listener: Listener) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known.add(listener));
    return Promise.resolve({ remove: () => Promise.resolve(void known.delete(listener)) });
  };
  const emit = (name: string, data?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(data as never);
  };
  const run = async (name: string, line: string): Promise<void> => {
    await faults.get(name)?.();
    log.push(line);
  };
  const show = async (kind: string, url: string): Promise<void> => {
    await run('open', `${kind} ${url}`);
    system.isOpen = true;
  };
  const plugins: NativePlugins = {
    app: { addListener: listen, minimizeApp: () => run('minimize', 'minimize') },
    bars: { setStyle: ({ style }) => run('bars', `bars ${style}`) },
    browser: {
      addListener: listen,
      close: async () => {
        if (!system.isOpen) throw new Error('no browser to close');
        system.isOpen = false;
        await run('close', 'close');
        if (system.reportsClose) emit('browserClosed');
      },
      openInExternalBrowser: ({ url }) => run('open', `external ${url}`),
      openInSystemBrowser: ({ url }) => show('system', url),
      openInWebView: ({ url }) => show('view', url),
    },
    secureStorage: {
      getItem: async (key) => {
        await faults.get('get')?.();
        return secure.get(key) ?? null;
      },
      setItem: async (key, text) => {
        await run('set', `set ${text}`);
        secure.set(key, text);
      },
      removeItem: async (key) => {
        await run('remove', 'remove');
        secure.delete(key);
      },
    },
  };
  return {
    plugins,
    log,
    secure,
    system,
    emit,
    /** The member closes the browser. */
    closeByHand: () => {
      system.isOpen = false;
      emit('browserClosed');
    },
    /** Makes calls of one kind fail, or wait for ever. */
    break: (name: 'get' | 'set' | 'remove' | 'open', how: 'fails' | 'hangs' = 'fails') =>
      void faults.set(name, () =>
        how === 'fails' ? Promise.reject(new Error('locked')) : new Promise(() => undefined),
      ),
    mend: () => faults.clear(),
  };
};

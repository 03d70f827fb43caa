import type { ClockPort, LoggerPort } from '../ports/ports.ts';
import type { RawArea } from '../storage/storage.ts';
import type { NativePlugins } from './plugins.ts';

/** Longest wait for secure storage before the page starts without it, in milliseconds. */
export const READ_LIMIT_MS = 2000;

const TOKEN = 'token';

/** Dependencies of {@link openTokenArea}. */
export interface TokenAreaOptions {
  /** Gives local storage, or throws where it is blocked. */
  readonly local: () => RawArea;
  readonly secure: NativePlugins['secureStorage'];
  readonly clock: Pick<ClockPort, 'after'>;
  readonly logger: Pick<LoggerPort, 'warn'>;
}

/** Local storage whose token is kept in secure storage. */
export interface TokenArea {
  /** Gives the area, or throws where local storage is blocked. */
  readonly open: () => RawArea;
  /** Reads the token again, if it could not be read so far. Resolves with a token that was found. */
  readonly retry: () => Promise<string | null>;
  /** Resolves once everything is written that was set so far. */
  readonly written: () => Promise<void>;
}

/**
 * Reads the token from secure storage and answers from memory from then on. Writes go to memory at once and to secure
 * storage in their order. The token is never put into local storage: where secure storage fails, it lasts as long as the
 * document. A token that local storage has from before is moved once.
 */
export const openTokenArea = async ({ local, secure, clock, logger }: TokenAreaOptions): Promise<TokenArea> => {
  let token: string | null = null;
  let isRead = false;
  let writes = Promise.resolve();

  const inLocal = <T>(use: (area: RawArea) => T): T | null => {
    try {
      return use(local());
    } catch {
      return null;
    }
  };
  const write = (what: string, run: () => Promise<void>, done?: () => void) => {
    const former = writes;
    const step = async () => {
      await former;
      try {
        await run();
        done?.();
      } catch (error) {
        logger.warn(`the token was not ${what} in secure storage`, { error: String(error) });
      }
    };
    writes = step();
  };
  const put = (text: string, done?: () => void) => write('stored', () => secure.setItem(TOKEN, text), done);
  const drop = () => write('removed', () => secure.removeItem(TOKEN));

  const read = async (): Promise<string | null> => {
    let stop: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      stop = clock.after(READ_LIMIT_MS, () => reject(new Error('no answer in time')));
    });
    try {
      return await Promise.race([secure.getItem(TOKEN), late]);
    } finally {
      stop();
    }
  };

  const load = async (): Promise<string | null> => {
    const stored = await read();
    // A member has signed in or out meanwhile.
    if (isRead) return null;
    isRead = true;
    const former = inLocal((area) => area.getItem(TOKEN));
    const forget = () => void inLocal((area) => area.removeItem(TOKEN));
    // Keychains outlive the app: a token without its member is one of an app that was deleted.
    const isLeft = stored !== null && inLocal((area) => area.getItem('member_id')) === null;
    token = isLeft ? null : stored;
    if (isLeft) drop();
    if (former === null) return token;
    if (token === null) {
      token = former;
      put(former, forget);
    } else forget();
    return token;
  };

  const tryLoading = async (): Promise<string | null> => {
    try {
      return await load();
    } catch (error) {
      logger.warn('secure storage could not be read', { error: String(error) });
      return null;
    }
  };

  await tryLoading();
  if (!isRead) token = inLocal((area) => area.getItem(TOKEN));

  const area = (own: RawArea): RawArea => ({
    getItem: (key) => (key === TOKEN ? token : own.getItem(key)),
    setItem: (key, text) => {
      if (key !== TOKEN) return own.setItem(key, text);
      own.removeItem(TOKEN);
      isRead = true;
      token = text;
      put(text);
    },
    removeItem: (key) => {
      own.removeItem(key);
      if (key !== TOKEN) return;
      isRead = true;
      token = null;
      drop();
    },
  });

  return {
    open: () => area(local()),
    retry: () => (isRead ? Promise.resolve(null) : tryLoading()),
    written: () => writes,
  };
};

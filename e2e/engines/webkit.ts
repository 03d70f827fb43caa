import type { ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { startService, stopService } from '../../scripts/services/services.ts';
import { NotInstalledError, SHAPES, type Driver, type Shape, type Tab } from './driver.ts';
import { findProgram } from '../../scripts/programs/programs.ts';
import { freePort } from './ports.ts';
import { keys, openSession, press, type Session } from './webdriver.ts';

/** How a phone introduces itself. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Longest wait for a virtual screen, in milliseconds. */
const SCREEN_LIMIT_MS = 20_000;

function programs() {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const [browser] = globSync('/usr/lib{,64}/{,*/}webkit2gtk-4.*/MiniBrowser');
  if (driver && screen && browser) return { driver, screen, browser };
  const missing = [
    ...(driver ? [] : ['WebKitWebDriver on the PATH']),
    ...(browser ? [] : ['MiniBrowser beside the library']),
    ...(screen ? [] : ['Xvfb on the PATH']),
  ];
  throw new NotInstalledError('WebKit', missing, ['webkit2gtk-driver', 'xvfb']);
}

/** Starts a virtual screen on the first number that is free; resolves to its name. */
async function startScreen(command: string, onSpawn: (child: ChildProcess) => void): Promise<string> {
  const name = Promise.withResolvers<string>();
  name.promise.catch(() => undefined);
  const fail = () => name.reject(new Error('Xvfb opened no screen.'));
  setTimeout(fail, SCREEN_LIMIT_MS).unref();
  await startService(
    {
      name: 'Xvfb',
      command,
      args: ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp', '-noreset'],
    },
    {
      onSpawn: (child) => {
        onSpawn(child);
        child.stdout?.on('data', (chunk: Buffer) => name.resolve(`:${chunk.toString().trim()}`));
        child.once('exit', fail);
      },
    },
  );
  return name.promise;
}

/** The window with a handle. Its commands go to the session's current window, so each one is preceded by the choice. */
function asTab({ send }: Session, handle: string): Tab {
  const inside = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    await send('POST', '/window', { handle });
    return send(method, path, body);
  };
  return {
    url: async () => String(await inside('GET', '/url')),
    run: (work, ...given) =>
      inside('POST', '/execute/sync', {
        script: `return (${String(work)}).apply(null, arguments)`,
        args: given,
      }) as never,
    press: async (x, y) => void (await inside('POST', '/actions', press(x, y))),
    type: async (text) => void (await inside('POST', '/actions', keys(text))),
    picture: async () => Buffer.from(String(await inside('GET', '/screenshot')), 'base64'),
  };
}

const handles = async ({ send }: Session): Promise<string[]> => (await send('GET', '/window/handles')) as string[];

/** Opens a window of exactly this size: one with a toolbar cannot be as narrow as a phone. Resolves to its handle. */
async function openWindow(session: Session, { width, height }: (typeof SHAPES)[Shape]): Promise<string> {
  const [first] = await handles(session);
  await session.send('POST', '/execute/sync', {
    script: "document.body.onclick = () => window.open('about:blank', '_blank', arguments[0]);".replace(
      'arguments[0]',
      `'noopener,width=${width},height=${height}'`,
    ),
    args: [],
  });
  await session.send('POST', '/actions', press(20, 20));
  for (let left = 100; left > 0; left -= 1) {
    const other = (await handles(session)).find((handle) => handle !== first);
    if (other) {
      await session.send('DELETE', '/window');
      return other;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKit opened no window.');
}

/**
 * WebKitGTK as the distribution has it, driven over WebDriver on a virtual screen.
 * @throws {NotInstalledError}
 */
export async function startWebKit(shape: Shape): Promise<Driver> {
  const { driver, screen, browser } = programs();
  const children: ChildProcess[] = [];
  const onSpawn = (child: ChildProcess) => {
    children.unshift(child);
    process.once('exit', () => child.kill('SIGKILL'));
  };
  let session: Session | undefined;
  const stop = async () => {
    await session?.end().catch(() => undefined);
    // The browser ends with its screen, should the driver have left it behind.
    for (const child of children) await stopService(child);
  };
  try {
    const display = await startScreen(screen, onSpawn);
    const port = await freePort();
    await startService(
      {
        name: 'WebKitWebDriver',
        command: driver,
        args: [`--port=${port}`, '--host=127.0.0.1'],
        env: { DISPLAY: display, LC_ALL: '', LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
        ready: `http://127.0.0.1:${port}/status`,
      },
      { onSpawn },
    );
    session = await openSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', ...(shape === 'phone' ? [`--user-agent=${PHONE}`] : [])],
      },
    });
    const own = session;
    const handle = await openWindow(own, SHAPES[shape]);
    return {
      version: `WebKitGTK ${String(own.capabilities['browserVersion'])}`,
      tab: asTab(own, handle),
      popups: async () => (await handles(own)).filter((one) => one !== handle).map((one) => asTab(own, one)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

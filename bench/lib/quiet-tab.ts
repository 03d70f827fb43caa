import type { Browser } from 'playwright';
import { shapes, type Device } from './browser.ts';
import { isObject } from './objects.ts';

/** A page without instrumentation: neither Playwright nor network tools observe it. */
export interface QuietTab {
  /** Evaluates an expression in the page. @throws what it throws */
  evaluate(expression: string): Promise<unknown>;
  /** The browser's own counter, e.g. `TaskDuration` of the main thread in seconds of its processor time. */
  metric(name: string): Promise<number>;
  goto(url: string): Promise<void>;
  close(): Promise<void>;
}

type Reply = Readonly<Record<string, unknown>>;

const within = (reply: Reply, name: string): Reply => {
  const found = reply[name];
  return isObject(found) ? found : {};
};

/**
 * Opens a page in a context of its own, attached to no listener: each message of a socket would be reported to every one, which
 * costs a slow page more than the message.
 * @param scripts run before those of each document
 */
export async function openQuietTab(
  browser: Browser,
  device: Device,
  cpu: number,
  scripts: readonly string[],
): Promise<QuietTab> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, PromiseWithResolvers<Reply>>();
  let last = 0;
  root.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
    const reply: unknown = from === sessionId ? JSON.parse(message) : undefined;
    if (!isObject(reply) || typeof reply['id'] !== 'number') return;
    const asked = waiting.get(reply['id']);
    waiting.delete(reply['id']);
    if ('error' in reply) asked?.reject(new Error(JSON.stringify(reply['error'])));
    else asked?.resolve(within(reply, 'result'));
  });
  const send = async (method: string, params: object = {}): Promise<Reply> => {
    const asked = Promise.withResolvers<Reply>();
    last += 1;
    waiting.set(last, asked);
    await root.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: last, method, params }) });
    return asked.promise;
  };
  const { viewport, ...shape } = { deviceScaleFactor: 1, isMobile: false, ...shapes[device] };
  const { deviceScaleFactor, isMobile: mobile } = shape;
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile });
  if ('userAgent' in shape) {
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Emulation.setUserAgentOverride', { userAgent: shape.userAgent, acceptLanguage: 'en-US' });
  }
  for (const source of scripts) await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Performance.enable', { timeDomain: 'threadTicks' });
  if (cpu > 1) await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return {
    evaluate: async (expression) => {
      const reply = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      if ('exceptionDetails' in reply) throw new Error(JSON.stringify(reply['exceptionDetails']));
      return within(reply, 'result')['value'];
    },
    metric: async (name) => {
      const { metrics } = await send('Performance.getMetrics');
      const found = Array.isArray(metrics) ? metrics.filter(isObject).find((one) => one['name'] === name) : undefined;
      return Number(found?.['value']);
    },
    goto: async (url) => void (await send('Page.navigate', { url })),
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}

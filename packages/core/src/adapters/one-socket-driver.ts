import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import { guardSocket } from './guard-socket.ts';

type Strategy = ReturnType<typeof Pusher.Runtime.getDefaultStrategy>;
type Attempt = ReturnType<Strategy['connect']>;
type Define = (...parts: readonly unknown[]) => Strategy;

const idle: Attempt = { abort: () => undefined, forceMinPriority: () => undefined };

/**
 * Makes a driver that opens one socket in its life. By itself it would open others: after its own limits, after an end, when
 * the network returns. Instead of reconnecting it calls `onAgain`, so that there is one place that decides about it.
 */
export const oneSocketDriver = (Driver: typeof Pusher, key: string, options: Options, onAgain: () => void): Pusher => {
  const runtime = Driver.Runtime;
  const usual = { ...runtime };
  let used = false;
  const once = (transport: Strategy): Strategy => ({
    isSupported: () => transport.isSupported(),
    connect: (priority, callback: (error: unknown, handshake?: unknown) => void) => {
      if (used) {
        onAgain();
        return idle;
      }
      used = true;
      // The socket is made inside this call.
      runtime.createWebSocket = (url) => {
        // It is the browser's, of which the driver's types know a part.
        const socket = usual.createWebSocket.call(runtime, url) as unknown as WebSocket;
        // The driver takes it for its own kind again.
        return guardSocket(socket) as never;
      };
      try {
        return transport.connect(priority, (error: unknown, handshake: unknown) => {
          if (error === null) callback(null, handshake);
          // An immediate close is reported twice: first without its reason.
          else queueMicrotask(onAgain);
        });
      } finally {
        Reflect.set(runtime, 'createWebSocket', Reflect.get(usual, 'createWebSocket'));
      }
    },
  });
  // The driver reads both while it is made, and only then.
  runtime.getDefaultStrategy = (config, wishes, define) => {
    const { wsHost, wsPort, wssPort, wsPath } = config;
    // The driver hands over its own function, which its types call a plain one.
    const transport = (define as Define)(config, wishes.useTLS === true ? 'wss' : 'ws', 'ws', 3, {
      ...wishes,
      hostNonTLS: `${wsHost}:${wsPort}`,
      hostTLS: `${wsHost}:${wssPort}`,
      httpPath: wsPath,
    });
    return once(transport);
  };
  // Listeners on the network would outlive the driver.
  const network = runtime.getNetwork();
  // Only these three members are read.
  runtime.getNetwork = () => ({ bind: () => network, unbind: () => network, isOnline: () => true }) as never;
  try {
    const driver = new Driver(key, options);
    const { connection } = driver;
    connection.options.getStrategy = () => connection.strategy;
    return driver;
  } finally {
    Object.assign(runtime, usual);
  }
};

/** Ends a driver for good; the library keeps a list of all it ever made. */
export const endDriver = (Driver: typeof Pusher, driver: Pusher): void => {
  driver.disconnect();
  const place = Driver.instances.indexOf(driver);
  if (place >= 0) Driver.instances.splice(place, 1);
};

import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import { guardSocket } from './guard-socket.ts';

type Strategy = ReturnType<typeof Pusher.Runtime.getDefaultStrategy>;
type Attempt = ReturnType<Strategy['connect']>;
type Define = (...parts: readonly unknown[]) => Strategy;

const idle: Attempt = { abort: () => undefined, forceMinPriority: () => undefined };

/**
 * Makes a driver that opens exactly one socket. Unchanged, the driver reconnects by itself after a timeout, a close and when
 * the network returns. This one calls `onReconnect` instead, so that reconnecting is decided in one place.
 */
export const oneSocketDriver = (
  Driver: typeof Pusher,
  key: string,
  options: Options,
  onReconnect: () => void,
): Pusher => {
  const runtime = Driver.Runtime;
  const usual = { ...runtime };
  let used = false;
  const once = (transport: Strategy): Strategy => ({
    isSupported: () => transport.isSupported(),
    connect: (priority, callback: (error: unknown, handshake?: unknown) => void) => {
      if (used) {
        onReconnect();
        return idle;
      }
      used = true;
      // The driver creates the socket inside `transport.connect`.
      runtime.createWebSocket = (url) => {
        // The driver's types declare only a part of the browser's WebSocket.
        const socket = usual.createWebSocket.call(runtime, url) as unknown as WebSocket;
        // Cast back to the driver's socket type.
        return guardSocket(socket) as never;
      };
      try {
        return transport.connect(priority, (error: unknown, handshake: unknown) => {
          if (error === null) callback(null, handshake);
          // An immediate close is reported twice, the first time without a reason.
          else queueMicrotask(onReconnect);
        });
      } finally {
        Reflect.set(runtime, 'createWebSocket', Reflect.get(usual, 'createWebSocket'));
      }
    },
  });
  // The driver reads this function and `getNetwork` only in its constructor.
  runtime.getDefaultStrategy = (config, wishes, define) => {
    const { wsHost, wsPort, wssPort, wsPath } = config;
    // The types of the driver declare `define` as a plain function.
    const transport = (define as Define)(config, wishes.useTLS === true ? 'wss' : 'ws', 'ws', 3, {
      ...wishes,
      hostNonTLS: `${wsHost}:${wsPort}`,
      hostTLS: `${wsHost}:${wssPort}`,
      httpPath: wsPath,
    });
    return once(transport);
  };
  // Network listeners would leak after the driver ends.
  const network = runtime.getNetwork();
  // The driver reads only these three members.
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

/** Disconnects a driver and removes it from the library's list of instances, which would keep it in memory. */
export const endDriver = (Driver: typeof Pusher, driver: Pusher): void => {
  driver.disconnect();
  const index = Driver.instances.indexOf(driver);
  if (index >= 0) Driver.instances.splice(index, 1);
};

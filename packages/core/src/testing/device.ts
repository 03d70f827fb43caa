import { createSignal } from '../base/createSignal.ts';
import type { DevicePort, LoggerPort } from '../adapters/ports/ports.ts';

/** A device of a test's choice. */
export interface FakeDevice extends DevicePort {
  width: number;
  /** Messages given to the native wrapper. */
  readonly posted: { readonly type: string }[];
  readonly setVisible: (visible: boolean) => void;
  /** The network comes back. */
  readonly goOnline: () => void;
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Creates a device, by default desktop Chrome in Chinese. */
export const fakeDevice = (
  facts: Partial<Omit<DevicePort, 'visible' | 'onVisibilityChange' | 'onOnline'>> = {},
): FakeDevice => {
  let visible = true;
  const visibility = createSignal<[visible: boolean]>();
  const online = createSignal();
  const device: FakeDevice = {
    userAgent: chrome,
    languages: ['zh-CN'],
    host: 'site.test',
    standalone: false,
    privacyControl: false,
    nativeBridge: false,
    width: 1280,
    posted: [],
    viewportWidth: () => device.width,
    visible: () => visible,
    onVisibilityChange: visibility.subscribe,
    onOnline: online.subscribe,
    goOnline: online.notify,
    postToWrapper: (message) => {
      if (device.nativeBridge) device.posted.push(message);
      return device.nativeBridge;
    },
    setVisible: (next) => {
      visible = next;
      visibility.notify(next);
    },
    ...facts,
  };
  return device;
};

/** A logger that keeps its lines. */
export interface FakeLogger extends LoggerPort {
  readonly lines: { readonly level: string; readonly message: string; readonly details?: unknown }[];
}

/** Creates a logger that keeps its lines. */
export const fakeLogger = (): FakeLogger => {
  const lines: FakeLogger['lines'] = [];
  const at = (level: string) => (message: string, details?: unknown) => void lines.push({ level, message, details });
  return { lines, debug: at('debug'), warn: at('warn'), error: at('error') };
};

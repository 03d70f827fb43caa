import type { DevicePort, LoggerPort, NativeAppPort } from '../ports/ports.ts';
import type { NativePlugins } from './plugins.ts';

/**
 * The device inside the site's own app: a page in an app that is not in front counts as hidden.
 * @param base the device as the web view describes it
 */
export const appDevice = (base: DevicePort, { app }: Pick<NativePlugins, 'app'>): DevicePort => {
  let isActive = true;
  let known = base.visible();
  const listeners = new Set<(visible: boolean) => void>();
  const visible = () => isActive && base.visible();
  // App and web view report the same change, in any order.
  const changed = () => {
    if (visible() === known) return;
    known = !known;
    for (const listener of listeners) listener(known);
  };
  base.onVisibilityChange(changed);
  void app.addListener('appStateChange', (state) => {
    ({ isActive } = state);
    changed();
  });
  return {
    ...base,
    nativeBridge: true,
    inAppWindows: true,
    visible,
    onVisibilityChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The app itself. Its answers change nothing, so failures are only noted. */
export const nativeApp = (
  { app, bars }: Pick<NativePlugins, 'app' | 'bars'>,
  logger: Pick<LoggerPort, 'warn'>,
): NativeAppPort => {
  const note = (error: unknown) => logger.warn('the app refused', { error: String(error) });
  return {
    onLink: (listener) => void app.addListener('appUrlOpen', ({ url }) => listener(url)).catch(note),
    onBack: (listener) => void app.addListener('backButton', listener).catch(note),
    leave: () => void app.minimizeApp().catch(note),
    setScheme: (scheme) => void bars.setStyle({ style: scheme === 'dark' ? 'DARK' : 'LIGHT' }).catch(note),
  };
};

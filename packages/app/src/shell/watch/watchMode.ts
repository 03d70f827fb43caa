import type { Runtime } from '../../kernel/runtime.ts';
import type { Mode } from '../../kernel/template-store.ts';

/** Narrowest window that shows the desktop template, CSS px (SHELL-18). */
export const desktopWidth = 992;
/** Debounce of resizes before the mode is chosen again, in milliseconds (SHELL-19). */
export const resizeDelay = 1000;

/** The mode of a width; with the lock off, always desktop (SHELL-20). */
export const modeOfWidth = (width: number, desktopLock: boolean): Mode =>
  !desktopLock || width >= desktopWidth ? 'desktop' : 'mobile';

/** Stores the mode for the server, which renders the next page in it, and follows the width of the window. */
export function watchMode({ core, templates }: Runtime): void {
  const { config, ports } = core;
  let stopTimer: (() => void) | undefined;
  const choose = () => {
    const mode = modeOfWidth(ports.device.viewportWidth(), config.desktopLock);
    ports.cookies.set('view_mode', mode, { maxAge: 365 * 86_400 });
    void templates
      .switchMode(mode)
      .catch((error: unknown) => ports.logger.warn('The other template could not be loaded', { error: String(error) }));
  };
  choose();
  window.addEventListener('resize', () => {
    stopTimer?.();
    stopTimer = ports.clock.after(resizeDelay, choose);
  });
}

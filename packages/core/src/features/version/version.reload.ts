import type { CorePorts } from '../../adapters/ports/ports.ts';

/** Milliseconds in which one path is reloaded once at most (VER-05). */
const RELOAD_PAUSE_MS = 10_000;

/**
 * Loads an address as a document, unless its path was reloaded in the last ten seconds: another load would not help. The
 * record of loads must survive the load, so without storage nothing is loaded (VER-06x).
 * @returns false when nothing is done
 */
export const reloadTo = (
  { clock, storage, windows }: Pick<CorePorts, 'clock' | 'storage' | 'windows'>,
  href: string,
): boolean => {
  const { pathname } = new URL(href, windows.address().origin);
  const now = clock.now();
  // A time in the future was written before the clock was set back.
  const held = Object.entries(storage.get('reload-guard') ?? {}).filter(
    ([, until]) => until > now && until <= now + RELOAD_PAUSE_MS,
  );
  if (held.some(([path]) => path === pathname)) return false;
  storage.set('reload-guard', Object.fromEntries([...held, [pathname, now + RELOAD_PAUSE_MS]]));
  if (!storage.lasts('reload-guard')) return false;
  // The history commits the address at the end of this task. Before that, the reload would add a second entry.
  clock.after(0, () => windows.goTo(href));
  return true;
};

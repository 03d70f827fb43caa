import { PAGES } from '@housefront/contract/pages';
import { messageOfAnswer } from '@housefront/core/features/auth-window';
import { navigationTarget, readEntryQuery } from '@housefront/core/adapters';
import type { Runtime } from '../../kernel/runtime.ts';

/** A dialog that is open. */
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Closes the part on top of the page as the key Escape does. @returns false if there is none that closes */
function closeTop(): boolean {
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(press);
  return press.defaultPrevented;
}

/**
 * Opens a link that the system handed to the app: a page of this site, in this document. Links to anything else are ignored,
 * also those to another port or over plain http. A link with the answer of a sign-in counts while that sign-in is open
 * (XWIN-09x).
 */
function openLink({ core, isAbsent, navigate }: Runtime, url: string): void {
  const { windows } = core.ports;
  const target = /^https?:/i.test(url) ? navigationTarget(url, { origin: windows.address().origin }) : null;
  if (target?.kind !== 'own') return;
  const { pathname, search, hash } = new URL(target.href, windows.address().origin);
  if (pathname.toLowerCase() === PAGES.authCallback.path.toLowerCase()) {
    const isAwaited = windows.get('authWindow')?.closed === false;
    if (isAwaited) core.events.emit('window-message', messageOfAnswer(search, hash));
    return;
  }
  // Only another window of the site opens these.
  if (pathname === PAGES.close.path || pathname === PAGES.loading.path || isAbsent(target.href)) return;
  // Parameters that sign in or name an introducer are read when a document is entered, and leave the address there.
  if (Object.keys(readEntryQuery(search)).length > 0) windows.goTo(target.href);
  else navigate(target.href);
}

/** Follows the site's own native app: its links, its back button and its bars. Runs once per document (GEN-08). */
export function followNativeApp(runtime: Runtime): void {
  const { core, loading, navigation, theme } = runtime;
  const app = core.ports.nativeApp;
  if (!app) return;
  app.setScheme(theme.scheme);
  app.onLink((url) => openLink(runtime, url));
  app.onBack(() => {
    if (closeTop()) return;
    // A dialog that has to be answered keeps its page.
    if (document.querySelector(DIALOG) !== null || !navigation.back()) app.leave();
  });
  // The app's browser opens with the game's address, so the page shows until then that something happens (PLAY-09).
  let uncover: (() => void) | undefined;
  core.play.store.subscribe(({ play }) => {
    const isStarting = play.status === 'starting' && play.launch.surface === 'popup' && !play.abandoned;
    if (isStarting) uncover ??= loading.show();
    else {
      uncover?.();
      uncover = undefined;
    }
  });
}

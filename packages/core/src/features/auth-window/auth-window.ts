import { PAGES } from '@housefront/contract/pages';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CorePorts, WindowSize } from '../../adapters/ports/ports.ts';
import type { WindowMessage } from '../../adapters/storage/storage.ts';
import type { SessionFeature } from '../session/index.ts';
import { inAppBrowser } from '../../visitor/in-app-browser.ts';
import { AUTH_CLOSE, AUTH_LOGIN, messageOfAnswer, readCredentials } from './auth-window.schema.ts';

const SIZE: WindowSize = { width: 520, height: 720 };

type Deps = Pick<FeatureDeps, 'events' | 'ports' | 'site'>;

/** A sign-in service of a third party (XWIN-09x). */
export interface AuthProvider {
  readonly id: string;
  readonly url: string;
}

/**
 * Opens a third party's sign-in in a new window, with an opener, and awaits its answer. Call it inside the click. On phones,
 * in-app browsers have one window only, and services such as Google refuse them.
 * @returns false in an in-app browser of a phone, or when the browser blocked the window; a message was emitted then.
 */
export const openAuthWindow = (deps: Deps, provider: AuthProvider): boolean => {
  const { events, ports, site } = deps;
  if (site.getState().mode === 'mobile' && inAppBrowser(ports.device.userAgent) !== null) {
    events.emit('message', { kind: 'warning', key: 'auth.in_app' });
    return false;
  }
  const { origin } = ports.windows.address();
  const url = new URL(provider.url);
  url.searchParams.set('callback', origin + PAGES.authCallback.path);
  url.searchParams.set('language', site.getState().locale);
  const opened = ports.windows.open('authWindow', url.href, SIZE);
  if (opened === null) {
    events.emit('message', { kind: 'warning', key: 'auth.window_blocked' });
    return false;
  }
  ports.storage.set('authPending', true);
  opened.focus();
  return true;
};

/**
 * Handles a message of the auth window. A login is admitted if the platform confirms it, a refusal is shown, and the window
 * is closed in every case. A login that this tab did not request is ignored: it could sign the visitor in as another person.
 * Other main tabs follow the stored token. Never rejects (XWIN-05).
 */
export const followAuthMessage = async (
  deps: Deps & { readonly session: SessionFeature },
  message: WindowMessage,
): Promise<void> => {
  const { events, ports, session } = deps;
  const { storage, windows } = ports;
  if (message.msg !== AUTH_LOGIN && message.msg !== AUTH_CLOSE) return;
  windows.get('authWindow')?.close();
  const awaited = storage.get('authPending') === true;
  storage.remove('authPending');
  if (!awaited) return;
  const { resCode, resMessage = '' } = message;
  if (message.msg === AUTH_CLOSE) {
    if (resCode === undefined || resCode === '') return;
    events.emit(
      'message',
      resMessage === '' ? { kind: 'error', key: 'auth.failed' } : { kind: 'error', text: resMessage },
    );
    return;
  }
  const credentials = readCredentials(message.data);
  if (credentials === null) {
    events.emit('message', { kind: 'error', key: 'auth.failed' });
    return;
  }
  if ((await session.admit(credentials)) === 'done') events.emit('message', { kind: 'success', key: 'login_success' });
};

/**
 * The page /authCallback: removes the answer from the address, sends it to the main window and closes. Only a window that a
 * page of this site opened may send it; all others are redirected to / (XWIN-08).
 * @param fragment part of the address behind the hash.
 */
export const reportAuthAnswer = ({ storage, windows }: CorePorts, fragment: string): void => {
  const { search } = windows.address();
  windows.replaceAddress(PAGES.authCallback.path);
  if (!windows.openedBySite()) {
    windows.leaveTo('/');
    return;
  }
  // Removed first, so that an equal message still fires (XWIN-03x).
  storage.remove('window-msg');
  storage.set('window-msg', messageOfAnswer(search, fragment));
  windows.closeSelf();
};

import { inAppBrowser } from '../../../visitor/in-app-browser.ts';
import type { Launch, PlayMode } from '../machine/play.types.ts';

/** Input of the decision how a game opens. */
export interface ModeInput {
  /** Mode asked for by the site config or the caller; window when there is none (PLAY-06x). */
  readonly requested?: PlayMode | undefined;
  /** Desktop layout. */
  readonly desktop: boolean;
  /** Inside the native app. */
  readonly nativeApp: boolean;
  readonly userAgent: string;
  readonly gpId: string;
  /** Providers that always open a window (PLAY-05). */
  readonly forceWindow: readonly string[];
  /** Providers that always open the modal (PLAY-05). */
  readonly forceModal: readonly string[];
}

/**
 * The mode of a launch: native app, in-app browser, forced window, forced modal, mobile web, then the requested mode
 * (PLAY-06x).
 */
export const chooseMode = (input: ModeInput): PlayMode => {
  if (input.nativeApp) return 'window';
  if (!input.desktop && inAppBrowser(input.userAgent) !== null) return 'redirect';
  if (input.forceWindow.includes(input.gpId)) return 'window';
  if (input.forceModal.includes(input.gpId)) return 'modal';
  if (!input.desktop) return 'window';
  return input.requested ?? 'window';
};

/** Input of the decision where a game is shown. */
export interface LaunchInput extends ModeInput {
  readonly nativeBridge: boolean;
  readonly inAppWindows?: boolean;
  /** The browser has just refused a window for this game, out of a click (PLAY-08x). */
  readonly windowRefused?: boolean;
  /** False when the login is only in the memory of this document, because the browser keeps no storage (STORE-20x). */
  readonly loginLasts?: boolean;
  /** The site shows figures above the game and may have to cover it (RG-11). */
  readonly covered?: boolean;
}

const usualSurface = (mode: PlayMode, input: LaunchInput): Launch['surface'] => {
  if (mode === 'modal' || mode === 'page') return mode;
  if (mode === 'redirect') return 'self';
  if (input.nativeApp && input.inAppWindows) return 'popup';
  if (input.nativeApp) return input.nativeBridge ? 'bridge' : 'self';
  return input.desktop ? 'popup' : 'self';
};

/**
 * The surface of a mode on this device: a window is a pop-up on desktop and in the site's own app. Without windows, or where
 * leaving the document would end the login, the game is shown above the page. Games of providers that must have a window may
 * refuse a frame, so without a window they replace this document. Other games that the site has to cover are in a frame of this
 * document: it cannot cover another window, nor a document that the game has replaced (PLAY-07).
 */
export const chooseLaunch = (input: LaunchInput): Launch => {
  const mode = chooseMode(input);
  const surface = usualSurface(mode, input);
  const { covered = false, loginLasts = true, windowRefused = false } = input;
  const isApart = surface === 'popup' || surface === 'self';
  if (covered && isApart && !input.nativeApp && !input.forceWindow.includes(input.gpId)) {
    const covering = input.desktop ? 'modal' : 'page';
    return { mode: covering, surface: covering };
  }
  const isPossible = (surface !== 'popup' || !windowRefused) && (surface !== 'self' || loginLasts);
  if (isPossible) return { mode, surface };
  return input.forceWindow.includes(input.gpId)
    ? { mode: 'redirect', surface: 'self' }
    : { mode: 'modal', surface: 'modal' };
};

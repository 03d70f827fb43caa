import type { Launch, PlayMode } from './play.types.ts';

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

/** True in the browsers built into the Facebook and Line apps (PLAY-04). */
export const isInAppBrowser = (userAgent: string): boolean => /\bFB(?:AN|AV)\b|\bLine\//i.test(userAgent);

/**
 * The mode of a launch (PLAY-03 to PLAY-06x): native app, in-app browser, forced window, forced modal, mobile web, then the
 * requested mode.
 */
export const chooseMode = (input: ModeInput): PlayMode => {
  if (input.nativeApp) return 'window';
  if (!input.desktop && isInAppBrowser(input.userAgent)) return 'redirect';
  if (input.forceWindow.includes(input.gpId)) return 'window';
  if (input.forceModal.includes(input.gpId)) return 'modal';
  if (!input.desktop) return 'window';
  return input.requested ?? 'window';
};

/** The surface of a mode on this device: a window is a pop-up on desktop and in the site's own app (PLAY-07, PLAY-08x, GEN-08). */
export const chooseLaunch = (
  input: ModeInput & { readonly nativeBridge: boolean; readonly inAppWindows?: boolean },
): Launch => {
  const mode = chooseMode(input);
  if (mode === 'modal' || mode === 'page') return { mode, surface: mode };
  if (mode === 'redirect') return { mode, surface: 'self' };
  if (input.nativeApp && input.inAppWindows) return { mode, surface: 'popup' };
  if (input.nativeApp) return { mode, surface: input.nativeBridge ? 'bridge' : 'self' };
  return { mode, surface: input.desktop ? 'popup' : 'self' };
};

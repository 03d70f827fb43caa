import type { LoginStep } from '@housefront/core/features/session';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Dialogs and panels that open over a page. */
const OVERLAYS = [
  'login',
  /** Shares a dialog with the sign-in: only one of the two is open (AUTH-05). */
  'register',
  /** The service agreement (SHELL-37x). */
  'agreement',
  'wallet',
  /** The search of all games over the page, in templates with such a search. */
  'gameSearch',
  /** The chosen promotion, over the page (SHELL-33). */
  'promotion',
  /** The promotions of the deposit page, opened by the visitor (HOME-18). */
  'depositPromotions',
  /** The announcements (SHELL-34). */
  'announcements',
  /** Second step of a sign-in: a security question or a code (AUTH-22). */
  'securityQuestion',
  /** Reset of the login password, requested or forced by the platform (SHELL-35). */
  'recovery',
  /** The choices of the visitor's consent (CNS-02). */
  'consent',
] as const;

/** Name of a dialog or panel that opens over a page. */
export type OverlayName = (typeof OVERLAYS)[number];

/** State of the overlays: true for an open one. */
export interface OverlayState extends Readonly<Record<OverlayName, boolean>> {
  /** Id of the promotion or announcement shown. */
  readonly subject: string;
  /** Account to prefill in sign-in and reset; '' for none. */
  readonly account: string;
  /** What the search over the page looks for; kept when it is closed, until the next overlay is opened. */
  readonly query: string;
  /** The step of the sign-in that follows the password; null for none. */
  readonly step: LoginStep | null;
  /** Called with the consent to the agreement; null where it is read-only. */
  readonly onAccept: (() => void) | null;
}

/** Values with which an overlay can be opened. */
export type OverlayStart = Partial<Pick<OverlayState, 'account' | 'query' | 'step' | 'subject' | 'onAccept'>>;

/** The overlays of this document. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  readonly open: (name: OverlayName, start?: OverlayStart) => void;
  readonly close: (name: OverlayName) => void;
}

/**
 * Creates the overlays, all closed.
 * @param refuse returns true for an overlay that this site does not offer; it notifies the visitor itself.
 */
export function createOverlays(refuse: (name: OverlayName) => boolean = () => false): Overlays {
  // `fromEntries` loses the keys.
  const closed = Object.fromEntries(OVERLAYS.map((name) => [name, false])) as Record<OverlayName, boolean>;
  const store = createStore<OverlayState>(() => ({
    ...closed,
    subject: '',
    account: '',
    query: '',
    step: null,
    onAccept: null,
  }));
  return {
    store,
    open: (name, start = {}) => {
      if (refuse(name)) return;
      const other = name === 'login' ? 'register' : name === 'register' ? 'login' : name;
      store.setState({ account: '', query: '', ...start, [other]: false, [name]: true });
    },
    close: (name) => store.setState({ [name]: false }),
  };
}

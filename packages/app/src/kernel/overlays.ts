import type { LoginStep } from '@housefront/core/features/session';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** State of the overlays: true for an open one. */
export interface OverlayState {
  readonly login: boolean;
  /** Shares a dialog with the sign-in: only one of the two is open (AUTH-05). */
  readonly register: boolean;
  /** The service agreement (SHELL-37x). */
  readonly agreement: boolean;
  readonly wallet: boolean;
  /** The search of all games over the page, in templates with such a search. */
  readonly gameSearch: boolean;
  /** The chosen promotion, over the page (SHELL-33). */
  readonly promotion: boolean;
  /** The promotions of the deposit page, opened by the visitor (HOME-18). */
  readonly depositPromotions: boolean;
  /** The announcements (SHELL-34). */
  readonly announcements: boolean;
  /** Id of the promotion or announcement shown. */
  readonly subject: string;
  /** Second step of a sign-in: a security question or a code (AUTH-22). */
  readonly securityQuestion: boolean;
  /** Reset of the login password, requested or forced by the platform (SHELL-35). */
  readonly recovery: boolean;
  /** The choices of the visitor's consent (CNS-02). */
  readonly consent: boolean;
  /** Account to prefill in sign-in and reset; '' for none. */
  readonly account: string;
  /** The step of the sign-in that follows the password; null for none. */
  readonly step: LoginStep | null;
  /** Called with the consent to the agreement; null where it is read-only. */
  readonly onAccept: (() => void) | null;
}

/** Dialogs and panels that open over a page. */
export type OverlayName =
  | 'login'
  | 'register'
  | 'agreement'
  | 'wallet'
  | 'gameSearch'
  | 'promotion'
  | 'depositPromotions'
  | 'announcements'
  | 'securityQuestion'
  | 'recovery'
  | 'consent';

/** Values with which an overlay can be opened. */
export type OverlayStart = Partial<Pick<OverlayState, 'account' | 'step' | 'subject' | 'onAccept'>>;

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
  const closed = {
    login: false,
    register: false,
    agreement: false,
    wallet: false,
    gameSearch: false,
    promotion: false,
    depositPromotions: false,
    announcements: false,
    securityQuestion: false,
    recovery: false,
    consent: false,
  };
  const store = createStore<OverlayState>(() => ({
    ...closed,
    subject: '',
    account: '',
    step: null,
    onAccept: null,
  }));
  return {
    store,
    open: (name, start = {}) => {
      if (refuse(name)) return;
      const other = name === 'login' ? 'register' : name === 'register' ? 'login' : name;
      store.setState({ account: '', ...start, [other]: false, [name]: true });
    },
    close: (name) => store.setState({ [name]: false }),
  };
}

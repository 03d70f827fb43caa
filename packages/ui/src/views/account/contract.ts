import type { Labels } from '../../labels/index.ts';
import type { accountLabels } from './labels.ts';
import type { FormModel } from '../../patterns/FormFields/index.ts';
import type { Destination, Loadable, WalletModel, WalletTexts } from '../../slots/models.ts';

/** Picture of an entry of the menu. */
export type AccountIcon =
  | 'person'
  | 'wallet'
  | 'news'
  | 'deposit'
  | 'withdrawal'
  | 'records'
  | 'card'
  | 'bank'
  | 'app'
  | 'agent'
  | 'plan'
  | 'invite';

/** An entry of the window's menu. */
export interface AccountLink extends Destination {
  readonly id: string;
  readonly label: string;
  readonly icon: AccountIcon;
  /** The section on show (SHELL-05, SHELL-06). */
  readonly active: boolean;
}

/** Something to do about a notice. */
export interface AccountAction extends Destination {
  readonly id: string;
  readonly label: string;
  readonly main: boolean;
}

/** A line of what is known. */
export interface AccountFact {
  readonly id: string;
  readonly label: string;
  /** Null: never filled in; the look says so. */
  readonly value: string | null;
  /** Puts the value on the clipboard. */
  readonly onCopy?: (() => void) | undefined;
}

/** An announcement. Plain text. */
export interface AccountNote {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** Parts of a section, from top to bottom. */
export type AccountBlock =
  | { readonly kind: 'facts'; readonly id: string; readonly title: string; readonly facts: readonly AccountFact[] }
  | { readonly kind: 'wallet'; readonly id: string; readonly wallet: WalletModel; readonly texts: WalletTexts }
  | { readonly kind: 'notes'; readonly id: string; readonly list: Loadable<AccountNote>; readonly empty: string }
  | {
      readonly kind: 'notice';
      readonly id: string;
      readonly tone: 'info' | 'warning' | 'success';
      readonly title: string;
      readonly body: string;
      readonly actions: readonly AccountAction[];
    }
  | {
      readonly kind: 'form';
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly form: FormModel;
      readonly submit: string;
      readonly submitting: string;
      /** The section begins with it: the focus goes to its first field. */
      readonly first: boolean;
    }
  | {
      readonly kind: 'share';
      readonly id: string;
      readonly title: string;
      readonly body: string;
      /** The address to pass on. */
      readonly address: string;
      readonly onCopy: () => void;
    };

export type AccountTexts = Labels<typeof accountLabels>;

/**
 * A window of the site's own: member centre, agent window, payment (SHELL-04 to SHELL-06, SHELL-14). It brings its own frame,
 * for no header and no footer stand around it.
 */
export interface AccountViewProps {
  readonly siteName: string;
  /** What the window is, e.g. the member centre. */
  readonly title: string;
  readonly homeHref: string;
  /** Closes the window; absent where it took the place of the page. */
  readonly onClose?: (() => void) | undefined;
  /** Null while it is not known who is here. */
  readonly member: { readonly account: string; readonly balance: string | null; readonly onLogout: () => void } | null;
  /** Empty for a window of one section. */
  readonly menu: readonly AccountLink[];
  readonly section: {
    readonly title: string;
    readonly state: 'loading' | 'ready' | 'error';
    readonly blocks: readonly AccountBlock[];
    readonly onRetry?: (() => void) | undefined;
  };
  readonly texts: AccountTexts;
}

import type { Destination } from '../../slots/models.ts';

/** Icon of a menu entry. */
export type AccountIcon =
  | 'person'
  | 'wallet'
  | 'news'
  | 'letter'
  | 'deposit'
  | 'withdrawal'
  | 'records'
  | 'card'
  | 'bank'
  | 'app'
  | 'agent'
  | 'plan'
  | 'agreement'
  | 'invite'
  | 'downline'
  | 'promotion'
  | 'operation'
  | 'layers'
  | 'performance'
  | 'transfer'
  | 'gift'
  | 'people'
  | 'security'
  | 'limit';

/** An entry of the window's menu. */
export interface AccountLink extends Destination {
  readonly id: string;
  readonly label: string;
  readonly icon: AccountIcon;
  /** A counter with its label, e.g. unread letters; 0 hides it (SHELL-57). */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
  /** The current section (SHELL-05). */
  readonly active: boolean;
}

/** A main entry of the menu: a name over its sub entries (MEM-10). */
export interface AccountMenuGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly AccountLink[];
}

/** An action of a notice. */
export interface AccountAction extends Destination {
  readonly id: string;
  readonly label: string;
  readonly main: boolean;
}

/** A label with its value. */
export interface AccountFact {
  readonly id: string;
  readonly label: string;
  /** Null if never filled in; the view shows a placeholder. */
  readonly value: string | null;
  /** A code instead of words, such as a wallet address: it may break anywhere. */
  readonly code?: boolean | undefined;
  /** An amount that may be old (RT-25). */
  readonly stale?: boolean | undefined;
  /** Copies the value. */
  readonly onCopy?: (() => void) | undefined;
}

/** An announcement: a title that opens its text. Plain text. */
export interface AccountNote {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** A thing of the member in a list, e.g. a passkey. */
export interface AccountItem {
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** A word beside the title, e.g. `This device`. */
  readonly mark?: string | undefined;
  /** Facts below the title, e.g. when it was used. */
  readonly lines: readonly string[];
  /** Its buttons; `name` is the accessible name, which includes the item. */
  readonly actions: readonly {
    readonly id: string;
    readonly label: string;
    readonly name: string;
    readonly onPress: () => void;
  }[];
}

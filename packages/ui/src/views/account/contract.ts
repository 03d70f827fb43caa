import type { ComponentType, ReactNode } from 'react';
import type { Labels } from '../../labels/index.ts';
import type { AccountAction, AccountFact, AccountItem, AccountMenuGroup, AccountNote } from './account-parts.ts';
import type { accountLabels } from './labels.ts';
import type { LetterBoxModel } from '../../patterns/LetterBox/LetterBox.types.ts';
import type { TimelineStep } from '../../patterns/Timeline/Timeline.types.ts';
import type { FormModel } from '../../patterns/FormFields/models.ts';
import type { RecordRange, RecordsModel } from '../../patterns/RecordTable/RecordTable.types.ts';
import type {
  LanguageModel,
  Loadable,
  PageStepsModel,
  ScanCodeModel,
  WalletModel,
  WalletTexts,
} from '../../slots/models.ts';

export type * from './account-parts.ts';

/** A cell of the table of limits; a press opens its form. */
export interface AccountLimit {
  readonly id: string;
  /** What a press does, e.g. `Change: Deposit limit · Per day`. */
  readonly name: string;
  /** What holds; null without a limit. */
  readonly value: string | null;
  /** What is left: in few words, and in a sentence for screen readers. */
  readonly left?: { readonly brief: string; readonly full: string } | undefined;
  /** The part that is used, from 0 to 1; null when unknown. */
  readonly used: number | null;
  /** A change of it is among those that wait. */
  readonly waits: boolean;
  readonly onOpen: () => void;
}

/** A setting that is on or off, and changes at once. */
export interface AccountSwitch {
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  /** Cannot be changed; `note` of the block says why. */
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Blocks of a section, from top to bottom. */
export type AccountBlock =
  | {
      readonly kind: 'facts';
      readonly id: string;
      readonly title: string;
      /** Description below the title. */
      readonly body?: string | undefined;
      /** How far it is, above the facts. */
      readonly steps?: readonly TimelineStep[] | undefined;
      readonly facts: readonly AccountFact[];
      /** A QR code of one of the facts. */
      readonly code?: ScanCodeModel | undefined;
      readonly actions?: readonly AccountAction[] | undefined;
    }
  | {
      readonly kind: 'items';
      readonly id: string;
      readonly title: string;
      readonly body?: string | undefined;
      readonly items: readonly AccountItem[];
      /** Text in place of an empty list. */
      readonly empty: string;
      readonly actions?: readonly AccountAction[] | undefined;
    }
  /** Limits by kind and period. */
  | {
      readonly kind: 'limits';
      readonly id: string;
      readonly title: string;
      /** The periods; `note` is when they end. */
      readonly columns: readonly { readonly id: string; readonly label: string; readonly note?: string | undefined }[];
      /** The kinds, each with a cell for every column; null where the site has no such limit. */
      readonly rows: readonly {
        readonly id: string;
        readonly label: string;
        readonly body: string;
        readonly cells: readonly (AccountLimit | null)[];
      }[];
      /** Changes that wait, each with its actions. */
      readonly waiting: readonly AccountItem[];
      /** The open form of a cell, in a dialog of its own. */
      readonly editor: {
        readonly form: Extract<AccountBlock, { kind: 'form' }>;
        readonly close: string;
        readonly onClose: () => void;
      } | null;
    }
  | {
      readonly kind: 'switches';
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly switches: readonly AccountSwitch[];
      /** A sentence about switches that cannot be changed, and the remedy. */
      readonly note?: string | undefined;
      readonly actions?: readonly AccountAction[] | undefined;
    }
  | { readonly kind: 'wallet'; readonly id: string; readonly wallet: WalletModel; readonly texts: WalletTexts }
  | { readonly kind: 'letters'; readonly id: string; readonly letters: LetterBoxModel }
  | { readonly kind: 'records'; readonly id: string; readonly records: RecordsModel }
  | {
      readonly kind: 'notes';
      readonly id: string;
      /** Accessible name of the list. */
      readonly label: string;
      readonly list: Loadable<AccountNote>;
      readonly empty: string;
      /** The current page, if there are several. */
      readonly pages?: PageStepsModel | undefined;
    }
  | {
      readonly kind: 'notice';
      readonly id: string;
      readonly tone: 'info' | 'warning' | 'success';
      readonly title: string;
      readonly body: string;
      /** How it came to this, below the text. */
      readonly steps?: readonly TimelineStep[] | undefined;
      readonly actions: readonly AccountAction[];
    }
  | {
      readonly kind: 'form';
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly form: FormModel;
      /** Results of the values, above the button. */
      readonly summary?: readonly AccountFact[] | undefined;
      readonly submit: string;
      readonly submitting: string;
      /** First block of the section: its first field gets the focus. */
      readonly first: boolean;
      /** What the section is for: the section's title stands for its own, and its button stays in view. */
      readonly leads?: boolean | undefined;
      /** Cannot be sent yet: the button is visible but does nothing. */
      readonly isClosed?: boolean | undefined;
      /** Other ways to go on, beside the button. */
      readonly actions?: readonly AccountAction[] | undefined;
    }
  | {
      readonly kind: 'terms';
      readonly id: string;
      readonly title: string;
      readonly body?: string | undefined;
      /** HTML, rendered by RichText only. */
      readonly parts: readonly { readonly id: string; readonly title: string; readonly html: string }[];
      /** Name of the list of titles that link to their parts. */
      readonly jump: string;
      /** Called each time the end is visible. */
      readonly onEnd?: (() => void) | undefined;
    }
  | ({
      readonly kind: 'figures';
      readonly id: string;
      readonly title: string;
      readonly range: RecordRange;
      /** Other figures are loading while the previous ones are shown. */
      readonly refreshing: boolean;
      readonly figures: readonly { readonly id: string; readonly label: string; readonly value: string }[];
    } & Pick<RecordsModel, 'locale' | 'texts'>)
  | {
      readonly kind: 'share';
      readonly id: string;
      readonly title: string;
      readonly body: string;
      /** The address to share. */
      readonly address: string;
      /** The address as a QR code. */
      readonly code?: ScanCodeModel | undefined;
      readonly onCopy: () => void;
    }
  /** Text of the platform; unsanitised HTML. */
  | { readonly kind: 'article'; readonly id: string; readonly title: string; readonly html: string }
  /** A small table that is visible at once, e.g. the levels of a plan. */
  | {
      readonly kind: 'grid';
      readonly id: string;
      readonly title: string;
      readonly head: readonly string[];
      /** The first cell of a row is its name. */
      readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
    };

/** A section's content: its blocks, or its loading or error state. */
export interface AccountSection {
  readonly state: 'loading' | 'ready' | 'error';
  readonly blocks: readonly AccountBlock[];
  readonly onRetry?: (() => void) | undefined;
}

/** Props of a component that produces a section; it may suspend. */
export interface AccountContentProps {
  readonly render: (section: AccountSection) => ReactNode;
}

/** Texts of `accountLabels` in the language of the page. */
export type AccountTexts = Labels<typeof accountLabels>;

/** A window of the site: member centre, agent window, payment. It has its own frame, without header and footer (SHELL-04). */
export interface AccountViewProps {
  readonly siteName: string;
  /** Title of the window, e.g. the member centre. */
  readonly title: string;
  readonly homeHref: string;
  /** Closes the window; omitted if it replaced the page. */
  readonly onClose?: (() => void) | undefined;
  /** Null until the session is known. */
  readonly member: {
    readonly account: string;
    readonly balance: string | null;
    /** The amount may be old (RT-25). */
    readonly balanceStale?: boolean | undefined;
    readonly onLogout: () => void;
  } | null;
  readonly language: LanguageModel;
  /** Empty for a window of one section. */
  readonly menu: readonly AccountMenuGroup[];
  readonly section: AccountSection & {
    readonly title: string;
    /**
     * A component that renders the content inside the window, which stays mounted while it changes; the other fields are
     * ignored then.
     */
    readonly Content?: ComponentType<AccountContentProps> | undefined;
  };
  readonly texts: AccountTexts;
}

import type { Protection } from '@housefront/contract/protection';
import type { Core } from '@housefront/core';
import type { PlayDialog } from '@housefront/core/features/play';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import type { ComponentType, ReactNode } from 'react';
import type { PageTopic } from './page.types.ts';
import { useRuntime } from './runtime.ts';

/** Capabilities that a site may have, by name (ADR 95). */
export type Capabilities = Partial<Protection>;

/** Additions of another feature to a section: a component that hands its data to the section. */
export type Contribution<Data> = ComponentType<{ readonly render: (data: Data) => ReactNode }>;

/** The member's data for sections; null before the session is known. Without the balance, which changes often. */
export interface SectionFrame {
  readonly member: {
    /** The account as the platform names it, never the stored one; blank until then (SEC-05). */
    readonly account: string;
  } | null;
}

/** A message to the visitor, with its key. */
interface Message {
  readonly key: string;
  readonly text: string;
}

/** Additions to a deposit by the limits of the member. */
export interface DepositLimits {
  /** The state is not known yet. */
  readonly isPending: boolean;
  /** The step that comes before a deposit; empty without one (RG-12). */
  readonly instead: readonly AccountBlock[];
  /** Blocks above the form. */
  readonly blocks: readonly AccountBlock[];
  /**
   * Why an amount is over what is left; nothing is sent then. An amount that is over what was read earlier is judged by what
   * the platform says now; if it does not answer, the order is sent, and the platform decides (RG-19).
   */
  readonly problem: (amount: bigint) => Promise<Message | undefined> | undefined;
}

/** Additions to a deposit. */
export interface DepositParts {
  /** It is not known yet whether something comes first. */
  readonly waits: boolean;
  /** Takes the place of the form (RG-34). */
  readonly first: readonly AccountBlock[];
  /** Net deposits, below the form (RG-40). */
  readonly net: readonly AccountBlock[];
  /** Asks the platform again, after it refused a deposit: something may have to come first. */
  readonly onRefused: () => void;
  readonly limits: DepositLimits;
  /** The section as the profile wants it (RG-03). */
  readonly protect: (isMember: boolean, section: AccountSection) => AccountSection;
}

/** Additions to a withdrawal. */
export interface WithdrawalParts extends Pick<DepositParts, 'net'> {
  /** The payment of winnings (RG-43). */
  readonly payout: readonly AccountBlock[];
}

/** A content page whose content is not that of the site (RG-04). */
export interface OwnArticle {
  /** As in its address, `/main/{id}`. No page of the site is shown there. */
  readonly id: string;
  readonly load: () => Promise<ComponentType>;
  readonly topic: (core: Core) => PageTopic;
}

/** Additions of a feature to pages, tiles and sections that know nothing of it. A site without it loads none of its code (RG-37x). */
export interface Extension {
  /** The capabilities that hold now (RG-46). */
  readonly capabilities: (core: Pick<Core, 'config' | 'ports'>) => Capabilities | undefined;
  /** As {@link capabilities}, whether they hold now or on other days. */
  readonly configured: (
    core: Pick<Core, 'config'>,
  ) => Readonly<Partial<Record<keyof Capabilities, unknown>>> | undefined;
  /** Whether a visitor of now may not try games (RG-03). */
  readonly hidesTrials: (core: Core) => boolean;
  /** Around every page. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** Around a game that fills the window: `over` a page, or as the page. */
  readonly GameRoom: ComponentType<{ readonly over: boolean; readonly children: ReactNode }>;
  /** Above a game that fills the window; it suspends (RG-10). */
  readonly GameBar: ComponentType;
  /** Facts of a game, before its first stake; it suspends (RG-35). */
  readonly GameStart: ComponentType<{ readonly notice: Extract<PlayDialog, { readonly kind: 'game-facts' }> }>;
  /** The terms of a promotion; they suspend (RG-32). */
  readonly PromotionTerms: ComponentType<{ readonly id: string }>;
  /** Before the form of the registration; it suspends. */
  readonly RegisterNote: ComponentType;
  /** Asks a visitor to confirm something to register; null for nothing (RG-02). */
  readonly eligibility: (core: Core) => { readonly label: string; readonly problem: Message } | null;
  /** Loads a section of the member centre by the name of its file. Rejects for an unknown one. */
  readonly section: (name: string) => Promise<(frame: SectionFrame) => AccountSection>;
  /** The same promise at each call, as of the next. */
  readonly deposit: () => Promise<Contribution<DepositParts>>;
  readonly withdrawal: () => Promise<Contribution<WithdrawalParts>>;
  readonly article: OwnArticle;
  /** Blocks the member at once (RG-21). */
  readonly pressPanic: (core: Core) => Promise<void>;
}

const extensions = new WeakMap<Core, Extension>();

/** Extends the site of a core. Called before its first page is loaded. */
export const extend = (core: Core, extension: Extension): void => void extensions.set(core, extension);

/** The extension of a site; undefined without one. */
export const extensionOf = (core: Core): Extension | undefined => extensions.get(core);

/** As {@link extensionOf}, for components. */
export const useExtension = (): Extension | undefined => extensionOf(useRuntime().core);

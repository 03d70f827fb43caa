import type { Money } from '@housefront/contract/money';

declare module '../../base/events.ts' {
  interface CoreEventMap {
    /** The owner of the token, as the platform names it (SEC-05). */
    'member-read': { readonly id: string; readonly account: string; readonly currency: string };
    /** The kind of member: enough to load further data of an agent (MEM-02). */
    'layout-read': { readonly type: number };
    /** The total of the member according to the layout; an initial value (MEM-22x). */
    'cash-read': { readonly cash: Money };
  }
}

/** Data of the member that every page needs (MEM-01). */
export interface MemberLayout {
  readonly id: string;
  /** 1 for a regular member; any other type has the rights of an agent (MEM-02). */
  readonly type: number;
  /** Read but not used: the type alone decides who is an agent (AGT-03x). */
  readonly isAgent: boolean;
  /** Kind of agent in the platform's words; '' for none. */
  readonly agentType: string;
  readonly agentLevel: number;
  readonly isAgentActive: boolean;
  /** A game session exists on the platform (MEM-03x). */
  readonly isPlaying: boolean;
  /** The member gets cash back (MEM-03x). */
  readonly hasCashBack: boolean;
  /** False disables the pages about funds (MEM-03x). */
  readonly isWalletActive: boolean;
  readonly mustChangePassword: boolean;
  /** Deposits need a verified bank account first (MEM-18). */
  readonly needsVerifiedBank: boolean;
}

/** The member's profile; '' for a field that was never filled in (MEM-04). */
export interface MemberProfile {
  readonly account: string;
  readonly currency: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly birthday: string;
  readonly line: string;
  readonly telegram: string;
  readonly whatsApp: string;
  readonly weChat: string;
  readonly qq: string;
  readonly zalo: string;
  readonly skype: string;
  readonly facebook: string;
  readonly others: string;
  /** `new_identity_id` of the profile (MEM-06x). */
  readonly identityId: string;
  readonly hasWithdrawPassword: boolean;
}

/** The member's cash surplus (MEM-17x). */
export interface CashSurplus {
  /** The card is shown (MEM-16). */
  readonly isActive: boolean;
  /** Null when the platform does not say. */
  readonly balance: Money | null;
  readonly interest: Money | null;
}

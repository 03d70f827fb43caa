import type { Minor } from '@housefront/contract/money';
import type { Member, MemberState } from './members.ts';

/** A member below an agent. */
export interface LineMember {
  readonly id: number;
  readonly account: string;
  /** 1 member, 2 agent. */
  readonly type: 1 | 2;
  /** 0 for a member. */
  readonly level: number;
  readonly parentId: number;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  /** Null for a member who never came back. */
  readonly lastLoginAt: number | null;
  readonly cash: Minor;
  readonly state: MemberState;
  /** Number of members directly below. */
  readonly below: number;
}

/** Days by their number since 1970 in the platform's zone, both included. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Sums of what members did. */
export interface Figures {
  readonly registered: number;
  readonly firstDeposits: number;
  readonly deposit: bigint;
  readonly withdrawal: bigint;
  readonly bet: bigint;
  readonly validBet: bigint;
  /** Of the members: what they lost is negative. */
  readonly winLoss: bigint;
  readonly bonus: bigint;
  /** Members who bet. */
  readonly active: number;
}

/** Narrows games; '' for all. */
export interface GameFilter {
  readonly gtId: string;
  readonly gpId: string;
}

/** The lines of agents: who is below whom, and what they did. */
export interface Agency {
  /** The rights of a member as an agent; undefined for one who is none. */
  agentOf(member: Member): { readonly level: number; readonly active: boolean } | undefined;
  /** Everybody below an agent, parents first. */
  line(agent: Member): readonly LineMember[];
  /** Whether an account belongs to a line of which no member is in the register yet. */
  knows(account: string): boolean;
  /** Totals of a downline's members within some days. */
  figures(agent: Member, members: readonly LineMember[], days: Days, games?: GameFilter): Figures;
  /** How many followed a link of the agent within some days. */
  visits(agent: Member, days: Days): number;
  /** The member of a line in the register of members, where they are put when they first get money. */
  registered(agent: Member, account: string): Member | undefined;
  /** Number of the day that a moment falls on. */
  dayOf(ms: number): number;
}

import type { Minor } from '@housefront/contract/money';
import type { Member, MemberState } from '../members/members.ts';

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
  /** Null for a member who never returned. */
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

/** Sums of members' activity. */
export interface Figures {
  readonly registered: number;
  readonly firstDeposits: number;
  readonly deposit: bigint;
  readonly withdrawal: bigint;
  readonly bet: bigint;
  readonly validBet: bigint;
  /** From the members' view: losses are negative. */
  readonly winLoss: bigint;
  readonly bonus: bigint;
  /** Members who bet. */
  readonly active: number;
}

/** Hall and provider of the wanted games; '' for all. */
export interface GameFilter {
  readonly gtId: string;
  readonly gpId: string;
}

/** The downlines of agents: their structure and activity. */
export interface Agency {
  /** The rights of a member as an agent; undefined for other members. */
  agentOf(member: Member): { readonly level: number; readonly active: boolean } | undefined;
  /** All members below an agent, parents first. */
  line(agent: Member): readonly LineMember[];
  /** Whether an account belongs to a downline of which no member is registered yet. */
  knows(account: string): boolean;
  /** Totals of a downline's members within some days. */
  figures(agent: Member, members: readonly LineMember[], days: Days, games?: GameFilter): Figures;
  /** Number of visitors who followed a link of the agent within some days. */
  visits(agent: Member, days: Days): number;
  /** The registered member of a downline; members are registered when they first get money. */
  registered(agent: Member, account: string): Member | undefined;
  /** Number of the day of a moment. */
  dayOf(ms: number): number;
}

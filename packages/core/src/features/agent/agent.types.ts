import type { Money } from '@housefront/contract/money';

/** Names of agent levels by number; a name is text or a map by language (AGT-05x). */
export type AgentLevels = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** A member as an agent (AGT-02). */
export interface AgentStanding {
  readonly level: number;
  /** Kind of agent in the platform's words; only shown (AGT-03x). */
  readonly type: string;
  /** Off: registering, promotion links and transfers are closed (AGT-03x). */
  readonly isActive: boolean;
}

/** The platform's answer to an application. `pending`: sent in this visit (AGT-10). */
export type AgentEligibility =
  | { readonly kind: 'eligible' | 'not-eligible' | 'pending' }
  | { readonly kind: 'refused'; readonly message: string };

/** Requirements and earnings of a level of the plan (AGT-13x). */
export interface PlanLevel {
  readonly level: number;
  /** Null where nothing is needed (FLD-02). */
  readonly activeMembers: number | null;
  readonly minProfit: Money | null;
  /** Part of the profit, e.g. 0.25. */
  readonly rate: number;
}

/** The agent plan (AGT-13x). */
export interface AgentPlan {
  readonly title: string;
  /** HTML as the platform sent it. */
  readonly content: string;
  readonly levels: readonly PlanLevel[];
}

/** An entry of the agreement with agents; the content is HTML as the platform sent it (AGT-14x). */
export interface AgreementPart {
  readonly title: string;
  readonly content: string;
}

/** The form of an application to become an agent (AGT-11x). */
export interface AgentApplicationForm {
  readonly contact: string;
  readonly remark: string;
}

/** Days of a report, both included, as `YYYY-MM-DD` in the zone of the platform. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

/** Addresses by which an agent refers members, and the results (AGT-17x). */
export interface AgentPromotion {
  readonly agentId: string;
  /** Origins of the agent's own hosts. */
  readonly domains: readonly string[];
  /** Null when the platform does not say. */
  readonly visits: number | null;
  readonly registrations: number | null;
  readonly firstDeposits: number | null;
}

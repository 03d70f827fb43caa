import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

const row = z.object({ introducer: z.string(), contact: z.string(), remark: z.string() });

/** A member's application to become an agent. */
export type AgentApplication = Readonly<z.output<typeof row>>;

/** Members who have applied to become agents, until the decision. */
export interface AgentApplications {
  find(memberId: number): AgentApplication | undefined;
  add(memberId: number, application: AgentApplication): void;
}

/** Creates the register. */
export function createAgentApplications(db: Database, clock: Clock): AgentApplications {
  return {
    find: (memberId) => db.get(row, 'SELECT * FROM agent_application WHERE member_id = ?', memberId),
    add: (memberId, { introducer, contact, remark }) => {
      db.insert('agent_application', { memberId, introducer, contact, remark, createdAt: clock.now() });
    },
  };
}

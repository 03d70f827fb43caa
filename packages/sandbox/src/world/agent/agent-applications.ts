import * as z from 'zod/mini';
import type { Clock } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';

/** A member's application to become an agent. */
export interface AgentApplication {
  readonly introducer: string;
  readonly contact: string;
  readonly remark: string;
}

/** Members who have applied to become agents, until the decision. */
export interface AgentApplications {
  find(memberId: number): AgentApplication | undefined;
  add(memberId: number, application: AgentApplication): void;
}

const row = z.object({ introducer: z.string(), contact: z.string(), remark: z.string() });

/** Creates the register. */
export function createAgentApplications(db: Database, clock: Clock): AgentApplications {
  return {
    find: (memberId) =>
      db.get(row, 'SELECT introducer, contact, remark FROM agent_application WHERE member_id = ?', memberId),
    add: (memberId, { introducer, contact, remark }) => {
      db.run(
        'INSERT INTO agent_application (member_id, introducer, contact, remark, created_at) VALUES (?, ?, ?, ?, ?)',
        memberId,
        introducer,
        contact,
        remark,
        clock.now(),
      );
    },
  };
}

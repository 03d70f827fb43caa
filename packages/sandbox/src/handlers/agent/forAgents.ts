import type { Answer, MemberContext } from '../../answers/defineHandler.ts';

/** The context of a member, with the rights of the agent. */
export type AgentContext<Request> = MemberContext<Request> & {
  readonly rights: { readonly level: number; readonly active: boolean };
};

/** Answers an agent; all others get 403. */
export const forAgents =
  <Request>(answer: (context: AgentContext<Request>) => Answer | Promise<Answer>) =>
  (context: MemberContext<Request>): Answer | Promise<Answer> => {
    const rights = context.world.agency.agentOf(context.signed.member);
    return rights ? answer({ ...context, rights }) : context.refuse('403', 'agentsOnly');
  };

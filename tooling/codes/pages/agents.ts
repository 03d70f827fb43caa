import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { eligibilityOf } from '../../../packages/core/src/features/agent/agent.codes.ts';
import { downlineRefusal } from '../../../packages/core/src/features/registration/registration.codes.ts';
import { wholeDownline } from '../form-plans.ts';
import { again, part, quiet, refusedWith, told, type CallsOfPage, type Outcome } from '../outcomes.ts';
import { inForm } from './member-centre.ts';

const NOTICE = 'notice that the member cannot apply; no button to apply';

const checking = (code: string): Outcome =>
  eligibilityOf(refusedWith(code))?.kind === 'not-eligible'
    ? { key: 'account.agent_not_eligible_body', effect: NOTICE }
    : { key: null, effect: NOTICE };

/** Applying, and the agent window. */
export const agents: CallsOfPage = {
  title: 'Agents',
  parts: [
    part('Whether a member may apply', calls.applyForAgentCheck, checking),
    told('Application', calls.applyForAgent, 'message; it is asked again whether the member may apply'),
    part('Registration of a member', calls.downlineStore, (code) =>
      inForm(downlineRefusal(refusedWith(code), wholeDownline)),
    ),
    told('Transfer to a member', calls.agentTransfer, 'message; the form stays as it is'),
    quiet('Names of the levels', calls.agentLevelRename, 'levels are shown by their number'),
    again('Plan', calls.agentPlan),
    again('Agreement', calls.agentAgreement, 'service'),
    again('Promotion', calls.agentPromotion),
    again('Members of the line', calls.downline, 'service'),
    again('Daily report', calls.operationTable, 'service'),
    again('Report by tier', calls.stratifiedTable, 'service'),
    again('Transfers', calls.agentTransferRecord, 'service'),
    again('Settlements', calls.performanceSettlement, 'service'),
  ],
};

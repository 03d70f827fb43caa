import { plannedFields } from './body.ts';
import { foldCode } from '../typed/digits.ts';
import type { RegistrationPlan } from './plan.ts';
import type { RegisterField, RegistrationValues } from './values.ts';

/** Fields that are not shown when an agent registers a member: the agent is known and vouches for the member (AGT-15x). */
const OMITTED = [
  'memberCurrency',
  'memberAgent',
  'recommendCode',
  'phoneVerify',
  'verifyCode',
  'agreement',
] as const satisfies readonly RegisterField[];

/** The plan of a currency for members whom an agent registers (AGT-15x). */
export function downlinePlan(plan: RegistrationPlan): RegistrationPlan {
  const hidden = OMITTED.map((field) => [field, { ...plan[field], displayed: false, required: false }] as const);
  return { ...plan, ...Object.fromEntries(hidden) };
}

/** Fields of a new member of a downline, beside those of the plan. */
export interface DownlineExtras {
  /** 1 member, 2 agent. */
  readonly memberType: 1 | 2;
  /** Whole percent as typed, for an agent. */
  readonly commissionPercent: string;
}

const PERCENT = /^(?:[0-9]{1,2}|100)$/;

/** A percentage in the form that is read and shown: without its sign (FLD-07). */
export const foldPercent = (typed: string): string => foldCode(typed).replace(/[%\u066a]/g, '');

/** The key of the error for an agent's commission: a whole percentage from 0 to 100 (AGT-15x). */
export const commissionFault = ({ memberType, commissionPercent }: DownlineExtras): string | undefined =>
  memberType === 2 && !PERCENT.test(commissionPercent.trim()) ? 'agent.err_commission' : undefined;

/** Whether a wire value is a valid rate, e.g. "0.10". */
export const isCommissionRate = (rate: string): boolean => /^(?:0\.\d\d|1\.00)$/.test(rate);

/** The body of /downline/store in wire names (AGT-15x). */
export function downlineBody(
  values: RegistrationValues,
  plan: RegistrationPlan,
  { memberType, commissionPercent }: DownlineExtras,
) {
  return {
    ...plannedFields(values, plan),
    site_id: values.siteId,
    password: values.password,
    member_currency: values.memberCurrency,
    member_agent: values.memberAgent,
    member_account: values.memberAccount,
    member_type: memberType,
    commission_rate: memberType === 2 ? (Number(commissionPercent) / 100).toFixed(2) : '',
  };
}

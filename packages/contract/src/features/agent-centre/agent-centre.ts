import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import {
  amountOrNull,
  count,
  dataObject,
  decimal,
  id,
  ignored,
  listOf,
  outId,
  siteId,
  textOrEmpty,
  under,
  countOrNull,
} from '../../wire/wire.ts';
import { REGISTER_CODES } from '../registration/registration.codes.ts';
import { registerFields } from '../registration/registration.ts';

/** Codes of an application; the message says the same in the member's language. */
export const APPLICATION_CODES = {
  '101': 'The member does not meet the conditions.',
  '102': 'The contact is missing or too long.',
  '103': 'An application is being looked at.',
  '104': 'The member is an agent already.',
} as const;

/** Codes of a refused transfer from an agent to a member of their downline. */
export const TRANSFER_CODES = {
  '101': 'The amount is not above zero.',
  '102': "The account is not one of the agent's line.",
  '103': 'The withdrawal password is wrong.',
  '104': 'The balance is lower than the amount.',
  '105': 'The agent is paused.',
  '106': 'The member has no withdrawal password yet.',
  '107': 'The account is the own one.',
  '108': 'The wallet is closed.',
  '109': 'Too many wrong passwords; no other is taken for a while.',
  '409': 'The idempotency key belongs to another request.',
} as const;

/** The terms for agents and the earnings of each level. */
export const agentPlan = defineCall({
  name: 'agentPlan',
  path: '/arks/web/agent/plan',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, language: z.string(), currency: z.string() }),
  response: under(
    ['detail'],
    dataObject({
      title: textOrEmpty,
      /** HTML. */
      content: textOrEmpty,
      levels: listOf(
        z.object({
          level: count,
          /** Members who bet in the period, at least; null for any number. */
          active_members: countOrNull,
          /** The least that the house has to earn from the downline in the period; null for no limit. */
          min_profit: amountOrNull,
          /** Part of the profit, e.g. 0.25. */
          rate: decimal,
        }),
      ),
    }),
  ),
  summary: 'The agent plan (detail): a text, and what each level needs and earns.',
  rows: ['AGT-13x'],
});

/** The agreement that agents sign. */
export const agentAgreement = defineCall({
  name: 'agentAgreement',
  path: '/arks/web/agent/agreement',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, language: z.string() }),
  /** Contents are HTML. */
  response: under(['list'], listOf(z.object({ title: textOrEmpty, content: textOrEmpty }))),
  summary: 'Entries of the agreement with agents.',
  rows: ['AGT-14x'],
});

/** Applies to become an agent. Only the code is read. */
export const applyForAgent = defineCall({
  name: 'applyForAgent',
  path: '/member/apply_for_agent',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({
    /** Current introducer, or ''. */
    agent_id: outId,
    apply_agent_flag: z.literal(1),
    contact: z.string(),
    remark: z.string(),
  }),
  response: ignored,
  codes: APPLICATION_CODES,
  summary: 'Applies to become an agent.',
  rows: ['AGT-11x'],
});

/**
 * Registers a member below the agent who asks; the agent stays signed in. Captcha, agreement, introducer and SMS code are not
 * needed, because the agent is known and vouches for the member.
 */
export const downlineStore = defineCall({
  name: 'downlineStore',
  path: '/arks/web/agent/downline/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({
    ...registerFields,
    member_account: z.string(),
    password: z.string(),
    site_id: siteId,
    member_currency: z.string(),
    /** Id of the agent. */
    member_agent: z.string(),
    /** 1 member, 2 agent. */
    member_type: z.literal([1, 2]),
    /** Part of the agent's commission that an agent below gets, e.g. "0.10"; '' for a member. */
    commission_rate: z.string(),
  }),
  response: z.object({ member_id: id }),
  codes: REGISTER_CODES,
  summary: 'Registers a member below an agent.',
  rows: ['AGT-15x'],
});

/** Addresses by which an agent refers members, and the results. */
export const agentPromotion = defineCall({
  name: 'agentPromotion',
  path: '/arks/web/agent/promotion',
  auth: 'member',
  proposed: true,
  request: z.strictObject({ site_id: siteId, start_at: z.string(), end_at: z.string() }),
  response: under(
    ['detail'],
    z.object({
      agent_id: id,
      /** Origins such as `https://www.example.com`; none for the site itself alone. */
      domains: listOf(z.string()),
      visit_count: countOrNull,
      register_count: countOrNull,
      first_deposit_count: countOrNull,
    }),
  ),
  summary: 'Domains of an agent and how many visited, registered and paid in by them within some days (detail).',
  rows: ['AGT-17x'],
});

/** Gives money of the agent to a member of their downline. */
export const agentTransfer = defineCall({
  name: 'agentTransfer',
  path: '/arks/web/agent/transfer',
  auth: 'member',
  mutates: true,
  proposed: true,
  keyed: true,
  request: z.strictObject({
    site_id: siteId,
    target_account: z.string(),
    amount: z.string(),
    withdraw_password: z.string(),
    remark: z.string(),
  }),
  response: z.object({
    order_number: id,
    /** The agent's current balance. */
    member_cash: amountOrNull,
  }),
  codes: TRANSFER_CODES,
  summary: 'Transfers money from an agent to a member of their line.',
  rows: ['AGT-20x'],
});

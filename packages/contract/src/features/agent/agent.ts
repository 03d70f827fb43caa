import * as z from 'zod/mini';
import { bounded, MAX_ENTRIES } from '../../wire/bounds.ts';
import { defineCall } from '../../calls/endpoint.ts';
import {
  dataObject,
  fallback,
  flag,
  id,
  ignored,
  localizedText,
  noBody,
  orNull,
  outId,
  siteId,
  textOrEmpty,
  under,
} from '../../wire/wire.ts';

/** Names of agent levels by level number; a name is text or a map by language (AGT-05x). */
export const agentLevelRename = defineCall({
  name: 'agentLevelRename',
  path: '/arks/web/agent-level-rename',
  auth: 'member',
  request: noBody,
  response: under(['detail'], fallback(bounded(z.record(z.string(), localizedText), MAX_ENTRIES), {})),
  summary: 'Names of the agent levels (detail), by level.',
  rows: ['APIM-13', 'AGT-04', 'AGT-05x'],
});

/** Whether the member may apply to become an agent. Only the code is read. */
export const applyForAgentCheck = defineCall({
  name: 'applyForAgentCheck',
  path: '/member/apply_for_agent/check',
  auth: 'member',
  request: z.strictObject({
    /** Current introducer, or ''. */
    agent_id: outId,
    apply_agent_flag: z.literal(1),
  }),
  response: ignored,
  codes: { '101': 'Not eligible.', '103': 'An application is being looked at.', '104': 'Not eligible.' },
  summary: 'Tells by its code whether the member may apply to become an agent.',
  rows: ['APIM-15', 'AGT-10', 'AGT-11x'],
});

/** Looks an agent up by id. */
export const memberInfo = defineCall({
  name: 'memberInfo',
  path: '/member_info',
  auth: 'none',
  request: z.strictObject({ id: outId }),
  response: dataObject({ currency: textOrEmpty }),
  summary: 'Currency of an agent, for a referral link.',
  rows: ['APIM-28', 'REG-36'],
});

/** Whether a host is an agent's domain. */
export const checkAgentDomain = defineCall({
  name: 'checkAgentDomain',
  path: '/arks/web/check-agent-domain',
  auth: 'none',
  request: z.strictObject({ host: z.string(), site_id: siteId }),
  response: dataObject({
    is_valid: flag,
    /** Currency the domain locks; null when none. */
    currency: orNull(id),
    agent_id: orNull(id),
  }),
  summary: 'Tells whether a host belongs to an agent, and what it locks.',
  rows: ['APIM-34', 'REG-38'],
});

import type { CallError } from '../../adapters/http/call-types.ts';
import type { AgentEligibility } from './agent.types.ts';

const notEligible: ReadonlySet<string> = new Set(['101', '104']);

/**
 * Code table of the check of an application: two codes mean no, any other code shows the server's message; null: unknown
 * (AGT-10).
 */
export const eligibilityOf = ({ kind, code, message }: CallError): AgentEligibility | null => {
  if (kind !== 'refused') return null;
  if (notEligible.has(code)) return { kind: 'not-eligible' };
  return message === '' ? null : { kind: 'refused', message };
};

import { checkAgentDomain } from '@housefront/contract/features/agent';
import { defineHandler } from '../defineHandler.ts';

/** Agents have no domains of their own in the sandbox: no host belongs to one. */
export const checkAgentDomainHandler = defineHandler(checkAgentDomain, ({ ok }) => ok({ is_valid: 0 }));

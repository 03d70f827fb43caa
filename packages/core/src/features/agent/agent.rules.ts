import { parseUrl } from '@housefront/contract/url';
import { pickText } from '../../i18n/index.ts';
import type { AgentLevels, AgentStanding } from './agent.types.ts';

/** Type of a member without the rights of an agent (MEM-02). */
const REGULAR_MEMBER = 1;

/** The part of the layout that describes an agent; `is_agent` adds nothing to the type (AGT-02). */
interface LayoutFields {
  readonly type: number;
  readonly agentType: string;
  readonly agentLevel: number;
  readonly isAgentActive: boolean;
}

/** True for members with an agent's rights: any type but the regular one; `is_agent` does not count (MEM-02). */
export const isAgent = ({ type }: { readonly type: number }): boolean => type !== REGULAR_MEMBER;

/** A member's data as an agent; null for a regular member (AGT-02). */
export const standingOf = (layout: LayoutFields): AgentStanding | null =>
  isAgent(layout) ? { level: layout.agentLevel, type: layout.agentType, isActive: layout.isAgentActive } : null;

/** The platform's name of a level in a language; undefined if it has none, so that a text of the site is used (AGT-05x). */
export const levelName = (levels: AgentLevels | undefined, level: number, locale: string): string | undefined =>
  pickText(levels?.[String(level)] ?? '', locale) || undefined;

/** `agent_type` of an agency without anything special about it. */
const USUAL_AGENCY = '1';

/**
 * Label of a kind of agency: a text of the site for `usual` and `numbered` ones, the platform's name for `named` ones
 * (AGT-03x).
 */
export const agencyKind = (type: string): 'usual' | 'numbered' | 'named' => {
  if (type === USUAL_AGENCY) return 'usual';
  return /^\d+$/.test(type) ? 'numbered' : 'named';
};

/** The origin of a domain as the platform names it, a host or an http(s) address; null for anything else (AGT-17x). */
export const domainOrigin = (domain: string): string | null => {
  const named = domain.trim();
  const url = parseUrl(/^https?:\/\//i.test(named) ? named : `https://${named}`);
  return url === null || url.username !== '' || url.hostname === '' ? null : url.origin;
};

import { parseUrl } from '@housefront/contract/url';
import { pickText } from '../../i18n/index.ts';
import type { AgentLevels, AgentStanding } from './agent.types.ts';

/** Type of a member without the rights of an agent (MEM-02). */
const REGULAR_MEMBER = 1;

/** What of the layout describes an agent (AGT-02); `is_agent` says nothing beside the type (AGT-03x). */
interface LayoutFields {
  readonly type: number;
  readonly agentType: string;
  readonly agentLevel: number;
  readonly isAgentActive: boolean;
}

/** True for members with an agent's rights: any type but the regular one, whatever `is_agent` says (MEM-02, AGT-01, AGT-03x). */
export const isAgent = ({ type }: { readonly type: number }): boolean => type !== REGULAR_MEMBER;

/** What a member is as an agent; null for a regular one (AGT-02, AGT-03x). */
export const standingOf = (layout: LayoutFields): AgentStanding | null =>
  isAgent(layout) ? { level: layout.agentLevel, type: layout.agentType, isActive: layout.isAgentActive } : null;

/**
 * The platform's name of a level in a language; undefined if it has none, so that a text of the site is used (AGT-04,
 * AGT-05x).
 */
export const levelName = (levels: AgentLevels | undefined, level: number, locale: string): string | undefined =>
  pickText(levels?.[String(level)] ?? '', locale) || undefined;

/** `agent_type` of an agency without anything special about it. */
const USUAL_AGENCY = '1';

/** What a kind of agency is shown as: `usual` and `numbered` ones by a text of the site, `named` ones as the platform calls them (AGT-03x). */
export const agencyKind = (type: string): 'usual' | 'numbered' | 'named' => {
  if (type === USUAL_AGENCY) return 'usual';
  return /^\d+$/.test(type) ? 'numbered' : 'named';
};

/** The origin of a domain as the platform names it, a host or an http(s) address; null for what is neither (AGT-17x). */
export const domainOrigin = (domain: string): string | null => {
  const named = domain.trim();
  const url = parseUrl(/^https?:\/\//i.test(named) ? named : `https://${named}`);
  return url === null || url.username !== '' || url.hostname === '' ? null : url.origin;
};

import { agentDomains, agents, recommendCodes } from '../../seed/registration.ts';
import type { Situations } from '../../scenarios/situations.ts';
import type { Agency } from './agency.ts';
import type { Members } from '../members/members.ts';
import { ownerOfCode } from './recommend.ts';

/** An agent in a link. */
export interface Agent {
  readonly id: string;
  readonly currency: string;
  readonly active: boolean;
}

/** Codes that refuse an introducer (REG-70). */
export type IntroducerCode = '106' | '107' | '108' | '109' | '110' | '112' | '219' | '228';

/** Agents and members with a recommend code, who refer new members. */
export interface Introducers {
  agent(id: string): Agent | undefined;
  /** The agent of a host. */
  domain(host: string): { readonly agentId: string; readonly currency: string } | undefined;
  /** Whether members can refer others at all. */
  recommending(): boolean;
  /** 228 format, 106 unknown, 108 disabled, 112 an agent of another currency; undefined for a valid agent. */
  refuseAgent(id: string, currency: string): IntroducerCode | undefined;
  /** 107 referring is closed, 228 format, 219 unknown, 110 code disabled, 109 owner disabled; undefined for a valid code. */
  refuseCode(code: string): IntroducerCode | undefined;
}

/** Creates the registry. Members who are agents are found by their member id, besides the agents of the back office. */
export function createIntroducers(
  members: Members,
  agency: Pick<Agency, 'agentOf'>,
  situations: Situations,
): Introducers {
  const agent = (id: string): Agent | undefined => {
    const listed = agents.find((one) => one.id === id);
    if (listed) return listed;
    const member = /^\d{1,12}$/.test(id) ? members.byId(Number(id)) : undefined;
    const rights = member && agency.agentOf(member);
    return member && rights && { id, currency: member.currency, active: member.state === 'active' && rights.active };
  };
  const recommending = () => situations.current().every((effects) => effects.recommendClosed !== true);
  return {
    agent,
    recommending,
    domain: (host) => {
      const staged = situations.current().find((effects) => effects.agentDomain !== undefined)?.agentDomain;
      const name = host.toLowerCase().replace(/:\d+$/, '');
      return staged ?? (Object.hasOwn(agentDomains, name) ? agentDomains[name] : undefined);
    },
    refuseAgent: (id, currency) => {
      if (!/^\d{1,12}$/.test(id)) return '228';
      const found = agent(id);
      if (!found) return '106';
      if (!found.active) return '108';
      return found.currency === currency ? undefined : '112';
    },
    refuseCode: (code) => {
      if (!recommending()) return '107';
      if (!/^[A-Za-z0-9]{2,20}$/.test(code)) return '228';
      const found = recommendCodes.find((one) => one.code === code.toUpperCase());
      const owner = found ? undefined : ownerOfCode(members, code);
      if (owner) return owner.state === 'active' ? undefined : '109';
      if (!found) return '219';
      if (found.state === 'disabled') return '110';
      return found.state === 'muted' ? '109' : undefined;
    },
  };
}

import { parseResponse, type AnyCall } from '../calls/endpoint.ts';
import { calls } from '../registry/calls.ts';

/** A provider in a hall, with the values by which its games are asked. */
export interface KnownProvider {
  readonly gt_id: number;
  readonly gp_id: string;
  readonly house: string | number;
  readonly game_type: string;
}

/** A game that can be tried without money. */
export interface KnownGame {
  readonly provider: KnownProvider;
  readonly game_type: string;
  readonly game_code: string;
}

/** Values of a site from which requests are made. */
export interface SiteFacts {
  readonly siteId: number;
  readonly currency: string;
  readonly language: string;
  /** Desktop template, e.g. `desktop_1`. */
  readonly template: string;
  /** Mobile template, e.g. `H5_1`. */
  readonly mobileTemplate: string;
  readonly modelVersion: string;
  /** Origin of the site; platforms may know it as an agent's domain. */
  readonly origin: string;
}

/** Values of a site, and those that earlier answers gave. */
export interface Facts extends SiteFacts {
  /** Days for lists of records: wall time of the platform. */
  readonly from: string;
  readonly until: string;
  /** Providers with games, the best known first. */
  readonly providers?: readonly KnownProvider[];
  /** Providers with demo games. */
  readonly demoProviders?: readonly KnownProvider[];
  readonly demoGame?: KnownGame;
  readonly agentId?: string;
  readonly recommendCode?: string;
}

type Learn = (data: unknown, facts: Facts) => Partial<Facts>;

/** Halls whose providers have lists of games; others lead straight into a game. */
const LISTED_HALLS: readonly number[] = [2, 3];

const providersIn = (data: unknown): readonly KnownProvider[] => {
  const parsed = parseResponse(calls.gameList, data);
  const found = parsed.ok
    ? parsed.data.flatMap(({ gt_id, gp_list }) =>
        gp_list.map(({ gp_id, ori_gp_id, house, game_type }) => ({
          gt_id,
          gp_id: ori_gp_id ?? gp_id,
          house,
          game_type: game_type || String(gt_id),
        })),
      )
    : [];
  const listed = ({ gt_id }: KnownProvider) => (LISTED_HALLS.includes(gt_id) ? 0 : 1);
  return found.toSorted((a, b) => listed(a) - listed(b));
};

/** Reads the values that later requests need from an answer, by the name of its call. */
const learn: Readonly<Record<string, Learn>> = {
  registerSettings: (data, { currency }) => {
    const parsed = parseResponse(calls.registerSettings, data);
    const offered = parsed.ok ? parsed.data.map((setting) => setting.currency).filter((code) => code !== '') : [];
    const [first] = offered;
    // The site's own currency counts where the platform has it.
    return first === undefined || offered.includes(currency) ? {} : { currency: first };
  },
  gameList: (data) => ({ providers: providersIn(data) }),
  demoGameTypes: (data) => ({ demoProviders: providersIn(data) }),
  demoProviderGames: (data, { demoProviders: [provider] = [] }) => {
    const parsed = parseResponse(calls.demoProviderGames, data);
    const game = parsed.ok ? parsed.data.find(({ game_code }) => game_code !== '') : undefined;
    if (provider === undefined || game === undefined) return {};
    return { demoGame: { provider, game_code: game.game_code, game_type: game.game_type || provider.game_type } };
  },
  checkAgentDomain: (data) => {
    const parsed = parseResponse(calls.checkAgentDomain, data);
    return parsed.ok && parsed.data.agent_id !== null ? { agentId: parsed.data.agent_id } : {};
  },
  commonLayout: (data) => {
    const parsed = parseResponse(calls.commonLayout, data);
    return parsed.ok ? { currency: parsed.data.member_currency } : {};
  },
  recommendProject: (data) => {
    const parsed = parseResponse(calls.recommendProject, data);
    return parsed.ok ? { recommendCode: parsed.data.recommend_code } : {};
  },
};

/** Calls whose answers later requests need, in the order in which they are asked. */
export const firstAsked: readonly (readonly string[])[] = [
  ['commonLayout', 'registerSettings'],
  ['gameList', 'demoGameTypes', 'checkAgentDomain', 'recommendProject'],
  ['demoProviderGames'],
];

/** The facts with those of an answer. */
export const learned = (call: AnyCall, data: unknown, facts: Facts): Facts => ({
  ...facts,
  ...learn[call.name]?.(data, facts),
});

/** True if the platform says that the site is closed (PLAY-34x). */
export const saysClosed = (data: unknown): boolean => {
  const parsed = parseResponse(calls.siteDetail, data);
  return parsed.ok && parsed.data.siteInfo?.siteClosed === true;
};

import * as z from 'zod/mini';
import { calls } from '../registry/calls.ts';
import { parseRequest, type AnyCall } from '../calls/endpoint.ts';
import { LETTER_PAGE_SIZE } from '../features/letters/letters.ts';
import { LOBBY_PAGE } from '../features/lobby/lobby.ts';
import { defOf } from '../wire/schema-def.ts';
import type { Facts, KnownProvider } from './facts.ts';

/** A request, or the reason that none can be made. */
export type Made = { readonly body: unknown } | { readonly needs: string };

/** A value for a field of this name, in any call; undefined if nothing is known. */
const byName: Readonly<Record<string, (facts: Facts) => unknown>> = {
  site_id: ({ siteId }) => siteId,
  currency: ({ currency }) => currency,
  member_currency: ({ currency }) => currency,
  language: ({ language }) => language,
  template: ({ template }) => template,
  model_version: ({ modelVersion }) => modelVersion,
  start_at: ({ from }) => from,
  end_at: ({ until }) => until,
  host: ({ origin }) => new URL(origin).hostname,
  domain: ({ origin }) => origin,
  device: () => 0,
  support_device: () => 0,
  use_type: () => 0,
  display_device: () => 1,
  display_location: () => 2,
  page: () => 1,
  tag: () => 'hot',
  sort_order: () => 'desc',
  gt_id: ({ providers: [provider] = [] }) => provider?.gt_id,
};

const site = ({ siteId }: Facts) => ({ site_id: siteId });

const gamesOf = (provider: KnownProvider, { siteId, currency }: Facts) => ({
  site_id: siteId,
  currency,
  device: 0,
  gp_id: provider.gp_id,
  game_type_id: provider.gt_id,
  house: provider.house,
});

const NO_PROVIDER: Made = { needs: 'gameList gave no provider' };

/** Requests of the calls whose fields cannot be filled by their names alone. */
const byCall: Readonly<Record<string, (facts: Facts) => Made>> = {
  gameLabel: (facts) => {
    const [provider] = facts.providers ?? [];
    return provider ? { body: gamesOf(provider, facts) } : NO_PROVIDER;
  },
  demoProviderGames: (facts) => {
    const [provider] = facts.demoProviders ?? [];
    return provider ? { body: gamesOf(provider, facts) } : { needs: 'demoGameTypes gave no provider' };
  },
  demoPlay: (facts) => {
    const { demoGame: game, siteId, currency } = facts;
    if (game === undefined) return { needs: 'demoProviderGames gave no game' };
    const { gp_id, house } = game.provider;
    const { game_type, game_code } = game;
    return { body: { site_id: siteId, currency, device: 0, gp_id, game_type, game_code, house } };
  },
  lobbyGames: (facts) => ({
    body: {
      ...site(facts),
      currency: facts.currency,
      support_device: 0,
      facets: {},
      sort: 'platform',
      page: 1,
      count: LOBBY_PAGE,
    },
  }),
  captcha: (facts) => ({ body: { ...site(facts), type: 1 } }),
  announcements: (facts) => ({ body: { ...site(facts), sort_field: 'sort', sort_order: 'asc' } }),
  mobileFooter: (facts) => ({ body: { ...site(facts), template: facts.mobileTemplate } }),
  letters: (facts) => ({
    body: {
      ...site(facts),
      active: 1,
      count: LETTER_PAGE_SIZE,
      language: facts.language,
      page: 1,
      sort_field: 'id',
      sort_order: 'desc',
    },
  }),
  memberInfo: ({ agentId }) => ({ body: { id: agentId ?? '1' } }),
  applyForAgentCheck: () => ({ body: { agent_id: '', apply_agent_flag: 1 } }),
  // A code without an owner is answered with is_valid 0.
  registerValidMessage: (facts) => ({ body: { ...site(facts), recommend_code: facts.recommendCode ?? 'NONE0000' } }),
  registerVerification: (facts) => ({
    body: { ...site(facts), member_account: 'hfcheck1', member_currency: facts.currency, verification: 1 },
  }),
};

/** The request of a reading call, made of what is known. */
export function requestOf(call: AnyCall, facts: Facts): Made {
  const own = byCall[call.name]?.(facts);
  if (own !== undefined) return own;
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shapeOf(call.request))) {
    const known = byName[name]?.(facts);
    const value = known !== undefined && z.safeParse(field, known).success ? known : simplest(field);
    if (value !== undefined) body[name] = value;
  }
  const parsed = parseRequest(call, body);
  if (parsed.ok) return { body };
  const field = parsed.problem.replace(/:.*/, '');
  return field === 'gt_id' ? NO_PROVIDER : { needs: `no value is known for ${field}` };
}

const shapeOf = (schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> =>
  schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {};

/** The first value that a field takes: none, '', or the first of a list of values. */
function simplest(field: z.core.$ZodType): unknown {
  if (z.safeParse(field, undefined).success) return undefined;
  const { type, values, entries } = defOf(field);
  if (type === 'literal') return values?.[0];
  if (type === 'enum') return Object.values(entries ?? {})[0];
  return z.safeParse(field, '').success ? '' : undefined;
}

/** The reading calls of a platform, in the order of the contract. Calls of a site's own server are not among them. */
export const readingCalls: readonly AnyCall[] = Object.values<AnyCall>(calls).filter(
  ({ base, mutates }) => base === 'api' && !mutates,
);

/** The calls of a platform that change something. The suite never sends them. */
export const changingCalls: readonly AnyCall[] = Object.values<AnyCall>(calls).filter(
  ({ base, mutates }) => base === 'api' && mutates,
);

/** The calls that a site's own server answers. */
export const siteCalls: readonly AnyCall[] = Object.values<AnyCall>(calls).filter(({ base }) => base === 'site');

import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { minorUnits } from '../../wire/minor-units.ts';
import { CHECK_DUE, PLAY_PROTECTION_CODES, PROTECTION_CODES } from '../../calls/protection-codes.ts';
import { device, ignored, readOr, textOrEmpty, time, webAddress } from '../../wire/wire.ts';

const addressParts = z.object({ game_url: textOrEmpty, url: textOrEmpty });

/**
 * A game's address from `data.game_url`, `data.url` or `data` itself when it is text; null when there is no http(s)
 * address among them, which counts as a failed start (API-38x).
 */
export const gameAddress = readOr(
  z.optional(z.nullable(z.union([addressParts, z.string()]))),
  (data): { readonly game_url: string | null } => {
    if (typeof data === 'string') return { game_url: webAddress(data) };
    return { game_url: webAddress(data?.game_url) ?? webAddress(data?.url) };
  },
  { game_url: null },
);

/** Code of a play answer that means maintenance (PLAY-43). */
export const PLAY_MAINTENANCE = '203';

/** Codes of a refused start; except for maintenance, the message gives the reason (ERR-07). */
export const PLAY_CODES = {
  '101': 'There is no such game.',
  '102': "The game is not open for the member's currency.",
  '103': 'The lobby_url cannot be used.',
  '104': 'The platform is closed.',
  ...PROTECTION_CODES,
  [CHECK_DUE]: 'A reality check is due and not answered.',
  ...PLAY_PROTECTION_CODES,
  [PLAY_MAINTENANCE]: 'The provider is under maintenance; data holds start_at and end_at.',
} as const;

/** Time of a provider's maintenance; null for an unknown start or end. Wall time of America/Caracas. */
export interface MaintenanceInterval {
  readonly start_at: string | null;
  readonly end_at: string | null;
}

/** Reads the interval from the data of a 203 answer, also nested under `maintain_interval`. Never throws (PLAY-45x). */
export function readMaintenance(data: unknown): MaintenanceInterval {
  const outer = z.safeParse(z.looseObject({}), data);
  const nested = z.safeParse(z.looseObject({}), outer.success ? outer.data['maintain_interval'] : undefined);
  const source = nested.success ? nested.data : outer.success ? outer.data : {};
  return { start_at: timeText(source['start_at']), end_at: timeText(source['end_at']) };
}

function timeText(value: unknown): string | null {
  const text = z.safeParse(time, value);
  return (text.success && text.data.trim()) || null;
}

/** Asks for the address of a real game. */
export const play = defineCall({
  name: 'play',
  path: '/member/game/play1',
  auth: 'member',
  mutates: true,
  request: z.strictObject({
    gp_id: z.string(),
    /**
     * Id of the hall of the game. The platform knows it from its catalogue, and refuses another one with 400: highest stake, shortest
     * round and pauses depend on it, and no caller may choose them (RG-47).
     */
    game_type: z.string(),
    game_code: z.string(),
    /** This site's absolute /close address (PLAY-12). */
    lobby_url: z.string(),
    device,
    /** Sent only when given (API-37). */
    extra: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
    /** 0: the game starts without autoplay. Like the following, proposed and sent only by sites whose profile asks for it (RG-24). */
    autoplay: z.optional(z.literal(0)),
    /** 0: the game starts without turbo and quick spin (RG-25). */
    turbo: z.optional(z.literal(0)),
    /** Shortest round in milliseconds (RG-25). */
    min_round_ms: z.optional(z.int().check(z.positive())),
    /** Highest stake in minor units (RG-39). */
    max_stake: z.optional(minorUnits),
  }),
  response: gameAddress,
  codes: PLAY_CODES,
  summary: "Starts a game with the member's money and gives the provider's address.",
  rows: ['API-37', 'API-38x', 'PLAY-43', 'PLAY-45x', 'RG-24', 'RG-25', 'RG-39', 'RG-47'],
});

/** Reports to the platform that the member left the game. Only success or failure is read. */
export const leave = defineCall({
  name: 'leave',
  path: '/member/game/leave1',
  auth: 'member',
  mutates: true,
  request: z.strictObject({ gp_id: z.optional(z.string()) }),
  response: ignored,
  summary: 'Ends the current game; gp_id names its provider when known.',
  rows: ['API-39x', 'PLAY-17'],
});

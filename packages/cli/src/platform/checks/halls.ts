import { calls } from '@housefront/contract/calls';
import { parseResponse } from '@housefront/contract/endpoint';
import { judgeAnswer, type CallReport } from '@housefront/contract/suite';
import { finding } from './make-finding.ts';
import type { HttpAsk } from '../network/http-ask.ts';
import type { CheckedSite } from '../network/types.ts';
import type { PlatformFinding } from '../report/types.ts';

const ID = 'platform.halls';
const TITLE = 'Whether a game starts under another hall is not known';

/** Kinds that a game of slots is not: a hall of betting, and none at all. */
const OTHERS = ['4', '99'];

/** Result of {@link checkHalls}. */
interface HallsResult {
  readonly findings: readonly PlatformFinding[];
  /** Names of the changing calls that were sent. */
  readonly sent: readonly string[];
  readonly token: string | undefined;
}

/** A slot of the platform's own lists. */
function slotIn(reports: readonly CallReport[]) {
  const games = reports.flatMap(({ call, data }) => {
    if (call.name !== calls.hotGames.name && call.name !== calls.templateGameList.name) return [];
    const parsed = parseResponse(calls.hotGames, data);
    return parsed.ok ? parsed.data : [];
  });
  return games.find(({ gt_id, game_code, gp_id }) => gt_id === 2 && game_code !== '' && gp_id !== '');
}

/**
 * Tries to start a slot under other halls, where the profile of the site has a highest stake: it must not depend on what a
 * request says of the game. A game that starts is left at once (RG-47).
 */
export async function checkHalls(
  ask: HttpAsk['ask'],
  { origin, hasStakes }: CheckedSite,
  reports: readonly CallReport[],
  token: string | undefined,
): Promise<HallsResult> {
  if (hasStakes !== true) return { findings: [], sent: [], token };
  const unknown = (why: string, sent: readonly string[] = [], now = token): HallsResult => ({
    findings: [finding.skipped(ID, TITLE, why)],
    sent,
    token: now,
  });
  if (token === undefined) return unknown('It takes a member who is signed in.');
  const game = slotIn(reports);
  if (game === undefined) return unknown('No list of the platform has a slot.');
  let current = token;
  const send = async (call: typeof calls.play | typeof calls.leave, body: object) => {
    const reply = await ask(call, body, current);
    const judgement = 'answer' in reply ? judgeAnswer(call, reply.answer) : null;
    current = judgement?.newToken || current;
    return judgement;
  };
  const { gp_id, game_code } = game;
  const codes: string[] = [];
  for (const game_type of OTHERS) {
    const body = { gp_id, game_type, game_code, lobby_url: `${new URL(origin).origin}/close`, device: 0 };
    // One after another: each start ends the one before.
    const judgement = await send(calls.play, body);
    if (judgement?.data !== undefined && judgement.data !== null) {
      await send(calls.leave, { gp_id });
      const why = `${game_code} of ${gp_id} is a slot, and started with game_type ${game_type}: stakes, rounds and pauses of slots do not hold then.`;
      const mend = 'Take the hall of a game from the catalogue, and refuse another game_type with 400.';
      return {
        findings: [finding.fail(ID, 'A request chooses the hall of a game', why, mend, 'play')],
        sent: ['play', 'leave'],
        token: current,
      };
    }
    codes.push(judgement?.code ?? '');
  }
  const [other] = codes.filter((code) => code !== '400');
  if (other !== undefined)
    return unknown(
      `The platform refused a slot with another hall with code ${other || 'none'}, not 400.`,
      ['play'],
      current,
    );
  const known = finding.ok(
    ID,
    'The hall of a game comes from the catalogue',
    `${game_code} starts under no other game_type.`,
  );
  return { findings: [known], sent: ['play'], token: current };
}

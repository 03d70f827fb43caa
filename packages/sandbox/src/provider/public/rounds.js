/** Calls of the crash game. */

/** A refusal of the provider, with its data of the seat. */
export class Refused extends Error {
  constructor(body) {
    super(body.code);
    this.body = body;
  }
}

/** A unique id; `randomUUID` is missing on plain http from another machine. */
export const newRoundId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {string} token The launch.
 * @param {() => void} onTrouble Called when a call is repeated.
 */
export function createCalls(token, onTrouble) {
  const send = async (path, body, limit) => {
    const sent = performance.now();
    const response = await fetch(`/provider/crash/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
      signal: AbortSignal.timeout(limit),
    });
    // Without an answer or a refusal the round stays unchanged and is requested again.
    if (response.status >= 500) throw new Error('no answer');
    const answer = await response.json();
    if (!response.ok) throw new Refused(answer);
    // About half of the round trip has passed since the platform read its clock.
    return { ...answer, delay: (performance.now() - sent) / 2 };
  };
  const repeat = async (path, body, limit, times) => {
    for (let turn = 1; ; turn += 1) {
      try {
        return await send(path, body, limit);
      } catch (error) {
        if (error instanceof Refused || turn >= times) throw error;
        onTrouble();
        await wait(Math.min(4000, 400 * turn));
      }
    }
  };
  return {
    bet: (order) => repeat('bet', order, 15_000, 3),
    cashOut: (roundId) => repeat('cash-out', { roundId }, 15_000, Infinity),
    /** Answers when the round is over, or that it is still running. */
    watch: (roundId) => repeat('watch', { roundId }, 30_000, Infinity),
  };
}

/** Calls of the crash game. */

/** A refusal of the provider, with what it knows of the seat. */
export class Refused extends Error {
  constructor(body) {
    super(body.code);
    this.body = body;
  }
}

/** An id nobody else has; `randomUUID` is missing where the page came over plain http from another machine. */
export const newRoundId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {string} token The launch.
 * @param {() => void} onTrouble Told when a call is being repeated.
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
    // Anything but an answer or a refusal leaves the round as it is, to be asked for again.
    if (response.status >= 500) throw new Error('no answer');
    const answer = await response.json();
    if (!response.ok) throw new Refused(answer);
    // Half of the way there and back has passed since the platform looked at its clock.
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
    /** The answer comes when the round is over, or says that it still flies. */
    watch: (roundId) => repeat('watch', { roundId }, 30_000, Infinity),
  };
}

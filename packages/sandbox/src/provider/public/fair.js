/** Rules and proofs of past rounds. */

const element = (name, className, text) => {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
};

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text) => new TextEncoder().encode(text);

/** Crash point of a flight for this secret and round, in hundredths. */
async function pointOf(secret, roundId, kept) {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = hex(await crypto.subtle.sign('HMAC', key, bytes(roundId)));
  const part = Number.parseInt(digest.slice(0, 13), 16) / 2 ** 52;
  return Math.max(100, Math.min(100_000, Math.floor((100 * kept) / (1 - part))));
}

/**
 * Compares a round with the fingerprint that was shown before it. Null without the browser's cryptography, which is missing
 * on plain http from another machine.
 */
export async function verify({ secret, roundId, point }, fingerprint, rtp) {
  if (!globalThis.crypto?.subtle) return null;
  if (fingerprint !== undefined && hex(await crypto.subtle.digest('SHA-256', bytes(secret))) !== fingerprint)
    return false;
  return (await pointOf(secret, roundId, rtp / 100)) === point;
}

async function mark(sign, round, fingerprint, { texts, rtp }) {
  const fits = await verify(round, fingerprint, rtp);
  if (fits === null) return;
  sign.textContent = fits ? `✓ ${texts.verified}` : `✗ ${texts.mismatch}`;
  sign.classList.toggle('wrong', !fits);
}

/** Fills the sheet with rules, the fingerprint of the next round and past rounds. */
export function fillFairness(body, launch, { next, history, fingerprints }, times) {
  const { texts, rtp } = launch;
  const rounds = element('ol', 'proofs');
  for (const round of history) {
    const line = element('li');
    const sign = element('span', 'mark', round.ordered ? texts.ordered : '');
    const head = element('p');
    head.append(element('b', '', times(round.point)), sign);
    line.append(
      head,
      element('code', '', `${texts.secret}: ${round.secret}`),
      element('code', '', `# ${round.roundId}`),
    );
    rounds.append(line);
    if (round.ordered) continue;
    void mark(sign, round, fingerprints.get(round.roundId), launch);
  }
  body.replaceChildren(
    element('p', '', texts.rules),
    element('p', '', texts.keys),
    element('p', '', `${texts.rtp}: ${rtp} %`),
    element('p', '', texts.proof),
    element('p', 'label', texts.next),
    element('code', '', next),
    element('p', 'label', texts.history),
    history.length === 0 ? element('p', 'soft', texts.noRounds) : rounds,
  );
}

import { perObject } from '@housefront/contract/per-object';
import { EXCLUDED, ON_BREAK } from '@housefront/contract/protection-codes';
import type { Core } from '@housefront/core';
import { rereadProtection } from '@housefront/core/features/protection';
import { refusedStore } from '@housefront/core/protection-refusal';
import { openChannel } from '../../kernel/openChannel.ts';

/** Messages between the tabs of a site. Another script of this origin may send any; they only ask to read or to show. */
type Said =
  | { readonly kind: 'changed' }
  | { readonly kind: 'paused'; readonly code: typeof ON_BREAK | typeof EXCLUDED; readonly until: number | null };

function readSaid(data: unknown): Said | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'changed') return { kind: 'changed' };
  if (data.kind !== 'paused' || !('code' in data) || !('until' in data)) return undefined;
  const { code, until } = data;
  if (code !== ON_BREAK && code !== EXCLUDED) return undefined;
  if (until !== null && (typeof until !== 'number' || !Number.isFinite(until))) return undefined;
  return { kind: 'paused', code, until };
}

/** Messages of this tab to the others. */
export interface ProtectionChannel {
  /** The state of the member changed: the others read it again. */
  readonly changed: () => void;
  readonly close: () => void;
}

/** Carries a break or exclusion, and changes of the state, to the other tabs of the site (RG-29). */
export function joinProtectionChannel(core: Core): ProtectionChannel {
  const channel = openChannel('housefront-protection');
  if (channel === null) return { changed: () => undefined, close: () => undefined };
  const store = refusedStore(core);
  let receiving = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only.
  const say = (said: Said) => channel.postMessage(said);
  const showPause = async ({ code, until }: Extract<Said, { readonly kind: 'paused' }>) => {
    await core.session.logout('expired');
    receiving = true;
    store.setState({ refusal: { code, until, reason: null, withdrawal: null, ended: true } });
    receiving = false;
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = readSaid(data);
    if (said?.kind === 'changed') void rereadProtection(core);
    if (said?.kind === 'paused') void showPause(said);
  });
  const stop = store.subscribe(({ refusal }, before) => {
    // A refused sign-in is a matter of this tab.
    if (refusal === before.refusal || refusal?.ended !== true || receiving) return;
    const { code, until } = refusal;
    if (code === ON_BREAK || code === EXCLUDED) say({ kind: 'paused', code, until });
  });
  return {
    changed: () => say({ kind: 'changed' }),
    close: () => {
      stop();
      channel.close();
    },
  };
}

/** The channel of this document, which is never closed. */
export const protectionChannel = perObject(joinProtectionChannel);

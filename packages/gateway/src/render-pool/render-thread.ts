/*
 * The program of a thread of the render pool. It loads the builds of sites on demand and renders several pages at a time, because a
 * page mostly waits for the platform.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Addresses, Render, RenderResult, Warn } from '@housefront/contract/render';
import { HEARTBEAT_MS, HEARTBEAT, type FromThread, type Job, type SiteManifest, type ToThread } from './messages.ts';
import { shareModules } from './shared-modules.ts';

/** Exports of a site's build; checked when the site is loaded. */
interface ServerEntry {
  readonly render: Render;
  readonly addresses?: Addresses;
  readonly config: unknown;
  readonly buildId: unknown;
}

const port = parentPort;
if (!port) throw new Error('render-thread runs as a thread of the render pool');
// The pool passes the shared numbers of `HEARTBEAT`.
const heartbeat = new Int32Array(workerData as SharedArrayBuffer);
const running = new Map<number, AbortController>();
const post = (message: FromThread, moved: readonly ArrayBuffer[] = []) => port.postMessage(message, moved);

Atomics.sub(heartbeat, HEARTBEAT.reading, 1);
setInterval(() => Atomics.add(heartbeat, HEARTBEAT.heartbeats, 1), HEARTBEAT_MS).unref();

async function read(file: string): Promise<ServerEntry> {
  Atomics.add(heartbeat, HEARTBEAT.reading, 1);
  try {
    // `loadSite` checks the exports.
    return (await import(file)) as ServerEntry;
  } finally {
    Atomics.sub(heartbeat, HEARTBEAT.reading, 1);
  }
}

/** A config is JSON: browsers get it too. */
function manifestOf({ config, buildId, render, addresses }: ServerEntry): SiteManifest {
  const plain: unknown = JSON.parse(JSON.stringify(config ?? null));
  return {
    config: plain,
    buildId,
    renders: typeof render === 'function',
    addresses: typeof addresses === 'function',
  };
}

/** The result of a job, and the memory that is transferred with it. */
interface Posted {
  readonly result: unknown;
  readonly moved?: readonly ArrayBuffer[];
}

const encoder = new TextEncoder();

/** A page with its texts as bytes, as they are cached and sent. Bytes are transferred; texts would be copied twice on the main thread. */
function packed(page: RenderResult): Posted {
  if (typeof page.html !== 'string') throw new TypeError('the renderer gave no html');
  const html = encoder.encode(page.html);
  if (page.payload === undefined) return { result: { ...page, html }, moved: [html.buffer] };
  const payload = encoder.encode(page.payload);
  return { result: { ...page, html, payload }, moved: [html.buffer, payload.buffer] };
}

async function run(file: string, job: Job, begun: () => void, signal: AbortSignal, warn: Warn): Promise<Posted> {
  const entry = await read(file);
  begun();
  if (job.kind === 'manifest') return { result: manifestOf(entry) };
  if (job.kind === 'render') return packed(await entry.render({ ...job.request, signal, warn }));
  return { result: await entry.addresses?.({ ...job.request, signal, warn }) };
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'abort') {
    running.get(message.id)?.abort();
    return;
  }
  const { id, file, job, code } = message;
  if (code) shareModules(file, code);
  const abort = new AbortController();
  running.set(id, abort);
  const warn: Warn = (text, details) =>
    // Details are reduced to JSON, which can be cloned.
    post({ kind: 'note', id, message: text, details: JSON.parse(JSON.stringify(details ?? {})) as object });
  run(file, job, () => post({ kind: 'begun', id }), abort.signal, warn)
    .then(
      ({ result, moved }) => post({ kind: 'done', id, result }, moved),
      (error: unknown) => {
        const { name, message: text, stack } = error instanceof Error ? error : new Error(String(error));
        post({ kind: 'failed', id, error: { name, message: text, stack } });
      },
    )
    .finally(() => running.delete(id));
});

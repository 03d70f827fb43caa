/*
 * The program of one thread of the render pool. It reads the builds of sites as they are asked for, and renders several pages
 * at a time: most of a page's time is spent waiting for the platform.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Addresses, Render, RenderResult, Warn } from '@housefront/contract/render';
import { HEARTBEAT_MS, HEARTBEAT, type FromThread, type Job, type SiteManifest, type ToThread } from './messages.ts';
import { shareModules } from './shared-modules.ts';

/** What a site's build exports; checked when the site is loaded. */
interface ServerEntry {
  readonly render: Render;
  readonly addresses?: Addresses;
  readonly config: unknown;
  readonly buildId: unknown;
}

const port = parentPort;
if (!port) throw new Error('render-thread runs as a thread of the render pool');
// The pool starts each thread with its heartbeat.
const heartbeat = new Int32Array(workerData as SharedArrayBuffer);
const running = new Map<number, AbortController>();
const tell = (message: FromThread, moved: readonly ArrayBuffer[] = []) => port.postMessage(message, moved);

Atomics.sub(heartbeat, HEARTBEAT.reading, 1);
setInterval(() => Atomics.add(heartbeat, HEARTBEAT.heartbeats, 1), HEARTBEAT_MS).unref();

async function read(file: string): Promise<ServerEntry> {
  Atomics.add(heartbeat, HEARTBEAT.reading, 1);
  try {
    // Every member is unknown and is looked at before it is used.
    return (await import(file)) as ServerEntry;
  } finally {
    Atomics.sub(heartbeat, HEARTBEAT.reading, 1);
  }
}

/** Only what is JSON can be in a config that browsers get as well. */
const manifestOf = ({ config, buildId, render, addresses }: ServerEntry): SiteManifest => ({
  config: JSON.parse(JSON.stringify(config ?? null)),
  buildId,
  renders: typeof render === 'function',
  addresses: typeof addresses === 'function',
});

/** What came of a job, and the memory that goes with it instead of being copied. */
interface Posted {
  readonly result: unknown;
  readonly moved?: readonly ArrayBuffer[];
}

const encoder = new TextEncoder();

/**
 * A page whose texts are bytes: they are what is kept and sent in the end, and bytes change hands between threads while texts
 * are copied twice, at the cost of the thread that answers everybody.
 */
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
    // A copy that can be posted; what an object of details became is one.
    tell({ kind: 'note', id, message: text, details: JSON.parse(JSON.stringify(details ?? {})) as object });
  run(file, job, () => tell({ kind: 'begun', id }), abort.signal, warn)
    .then(
      ({ result, moved }) => tell({ kind: 'done', id, result }, moved),
      (error: unknown) => {
        const { name, message: text, stack } = error instanceof Error ? error : new Error(String(error));
        tell({ kind: 'failed', id, error: { name, message: text, stack } });
      },
    )
    .finally(() => running.delete(id));
});

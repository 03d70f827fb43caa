import { setTimeout as wait } from 'node:timers/promises';

/**
 * Collects garbage in the main thread of a Node process, by its inspector, and waits until the system has it.
 * @param port of the inspector, as given to `--inspect`
 */
export async function collectGarbage(port: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await reply.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`Nothing can be inspected on port ${port}.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const done = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await done;
  socket.close();
  await wait(1500);
}

import { openLines, type Lines, type LineTarget } from './lines.ts';

/** What the process of lines is told, over the channel to its parent. It answers each order with one message. */
export type LineOrder =
  | { readonly do: 'open'; readonly count: number; readonly target: LineTarget }
  | { readonly do: 'expect'; readonly balance: string }
  | { readonly do: 'report' };

let lines: Lines | undefined;

/** Longest wait until all lines are connected and show a balance, ms. */
const READY_MS = 240_000;

async function obey(order: LineOrder): Promise<unknown> {
  if (order.do === 'open') {
    lines = await openLines(order.count, order.target);
    await lines.ready(READY_MS);
  } else if (order.do === 'expect') lines?.expect(BigInt(order.balance));
  else return { record: lines?.record(), lost: lines?.lost(), memory: process.memoryUsage.rss() };
  return {};
}

process.on('message', (order: LineOrder) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

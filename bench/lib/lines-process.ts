import { openLines, type Lines, type LineTarget } from './lines.ts';

/** Orders to the process of pages, over the channel to its parent. It answers each with one message. */
export type LineOrder =
  | { readonly do: 'open'; readonly count: number; readonly target: LineTarget }
  | { readonly do: 'expect'; readonly balance: string }
  | { readonly do: 'report' };

let lines: Lines | undefined;

async function obey(order: LineOrder): Promise<unknown> {
  if (order.do === 'open') lines = await openLines(order.count, order.target);
  else if (order.do === 'expect') lines?.expect(BigInt(order.balance));
  else return { record: lines?.record(), lost: lines?.lost() };
  return {};
}

process.on('message', (order: LineOrder) => {
  obey(order).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

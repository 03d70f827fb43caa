import { fakePorts } from '@housefront/core/testing';
import { testRoot } from '@housefront/ui/testing';
import { useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { RuntimeContext, shownRuntime, type Runtime } from '../../kernel/runtime.ts';
import type { ListSearch } from '../../kernel/route/search.ts';
import { useListAddress } from './useListAddress.ts';

type Address = ReturnType<typeof useListAddress>;

/** Shows a list's state; its first effect calls `begin`, as fields report changes made before hydration. */
function List({ search, begin }: { readonly search: ListSearch; readonly begin: (address: Address) => void }) {
  const address = useListAddress(search);
  const first = useRef(() => begin(address));
  useEffect(() => first.current(), []);
  return address.typed;
}

/** Opens a list with a fixed clock. */
async function open(begin: (address: Address) => void) {
  const writeQuery = vi.fn<Runtime['writeQuery']>();
  // The parts of a runtime that the hook reads.
  const runtime = { core: { ports: fakePorts() }, writeQuery } as unknown as Runtime;
  const started = vi.fn(begin);
  testRoot().render(
    <RuntimeContext value={shownRuntime(runtime)}>
      <List search={{ gt_id: 2, gp_id: 'GPGL' }} begin={started} />
    </RuntimeContext>,
  );
  await expect.poll(() => started.mock.calls.length).toBe(1);
  return { writeQuery };
}

test('[CAT-12] words and an order that were there before hydration are written together', async () => {
  const { writeQuery } = await open(({ type, choose }) => {
    type('dra');
    choose({ sort: 'hot' });
  });
  expect(writeQuery.mock.calls.map(([part]) => part)).toEqual([{ q: 'dra', sort: 'hot' }]);
});

test('[CAT-12] a choice that says its words writes those', async () => {
  const { writeQuery } = await open(({ type, choose }) => {
    type('dra');
    choose({ label: undefined }, '');
  });
  expect(writeQuery.mock.calls.map(([part]) => part)).toEqual([{ q: undefined, label: undefined }]);
});

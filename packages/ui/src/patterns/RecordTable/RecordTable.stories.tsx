import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { RecordsModel } from './index.ts';
import RecordTable from './RecordTable.tsx';
import { membersFixture, recordsFixture } from './records.fixtures.ts';

/** Sorts by name, changes pages and ranges like a page; the rows do not change. */
function Live({ records }: { readonly records: RecordsModel }) {
  const [columns, setColumns] = useState(records.columns);
  const [page, setPage] = useState(records.pages.current);
  const [range, setRange] = useState(records.range);
  return (
    <RecordTable
      records={{
        ...records,
        columns,
        range: range && {
          ...range,
          onPreset: (preset) => setRange({ ...range, preset }),
          onDays: (days) => setRange({ ...range, ...days, preset: 'custom' }),
        },
        pages: { ...records.pages, current: page, onPage: setPage },
        onSort: (id) =>
          setColumns(
            columns.map((column) => {
              if (column.sorted === undefined) return column;
              if (column.id !== id) return { ...column, sorted: null };
              return { ...column, sorted: column.sorted === 'descending' ? 'ascending' : 'descending' };
            }),
          ),
      }}
    />
  );
}

const meta = {
  component: RecordTable,
  title: 'Patterns/RecordTable',
  args: { records: recordsFixture() },
  render: ({ records }) => <Live records={records} />,
} satisfies Meta<typeof RecordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
/** A path, numbers that open the members below, and a search that refuses invalid accounts. */
export const Members: Story = {
  args: { records: { ...membersFixture(), onExport: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Account' }), 'a b{Enter}');
    await waitFor(() => expect(canvas.getByText('Letters and digits only')).toBeVisible());
  },
};
/** Other records are on their way. */
export const Refreshing: Story = { args: { records: { ...recordsFixture(), refreshing: true } } };
/** Other records failed to load; the previous ones are still shown. */
export const NotRefreshed: Story = {
  args: {
    records: { ...recordsFixture(), list: { ...recordsFixture().list, state: 'error', onRetry: () => undefined } },
  },
};
export const Empty: Story = { args: { records: recordsFixture({ variant: 'empty' }) } };
export const Waiting: Story = { args: { records: recordsFixture({ variant: 'loading' }) } };
export const Failed: Story = { args: { records: recordsFixture({ variant: 'error' }) } };
export const LongText: Story = { args: { records: recordsFixture({ variant: 'longText' }) } };
export const Tamil: Story = { args: { records: recordsFixture({ locale: 'ta_IN' }) } };

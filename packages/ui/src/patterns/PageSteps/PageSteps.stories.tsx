import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { PageSteps, pageStepLabels } from './index.ts';

function Example({ start, total }: { readonly start: number; readonly total: number }) {
  const [current, setCurrent] = useState(start);
  return <PageSteps pages={{ current, total, onPage: setCurrent }} texts={labels('en_US', pageStepLabels)} />;
}

const meta = { component: Example, title: 'Patterns/PageSteps', args: { start: 1, total: 3 } } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByText('Page 1 of 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Page 2 of 3')).toBeVisible());
  },
};
export const Last: Story = { args: { start: 3 } };

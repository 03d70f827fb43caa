import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Row } from '../../stories/Shelf.tsx';
import { Button } from '../Button/index.ts';
import { Toaster } from './Toaster.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

const texts = { region: 'Messages', close: 'Dismiss' };
const tones = ['info', 'success', 'warning', 'danger'] as const;

function filled(): ToastStore {
  const store = createToastStore();
  store.show({ text: 'Your favourites are up to date.', duration: 0 });
  store.show({ text: 'Deposit of ¥500.00 has arrived.', tone: 'success', duration: 0 });
  store.show({ text: 'Transfers pause at midnight for maintenance of the provider.', tone: 'warning', duration: 0 });
  for (let time = 0; time < 3; time += 1) store.show({ text: 'No network.', tone: 'danger', duration: 0 });
  return store;
}

function Playground() {
  const [store] = useState(createToastStore);
  return (
    <>
      <Row label="press again within a second to count up">
        {tones.map((tone) => (
          <Button key={tone} variant="outline" onClick={() => store.show({ text: `A message of tone ${tone}`, tone })}>
            {tone}
          </Button>
        ))}
      </Row>
      <Toaster store={store} texts={texts} />
    </>
  );
}

const meta = {
  component: Toaster,
  title: 'Primitives/Toast',
  args: { store: createToastStore(), texts },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => <Filled />,
  play: async () => {
    await waitFor(() => expect(screen.getByText('No network.')).toBeVisible());
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

function Filled() {
  const [store] = useState(filled);
  return <Toaster store={store} texts={texts} />;
}

export const Try: Story = { render: () => <Playground /> };

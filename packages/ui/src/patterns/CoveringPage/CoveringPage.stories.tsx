import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CoveringPage } from './CoveringPage.tsx';

const meta = {
  component: CoveringPage,
  title: 'Patterns/CoveringPage',
  args: { title: 'Withdraw your balance', children: <button type="button">Withdraw</button> },
} satisfies Meta<typeof CoveringPage>;

export default meta;

/** Escape does not close it. */
export const Normal: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    const page = await screen.findByRole('dialog', { name: 'Withdraw your balance' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page).toBeVisible());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { welcomeLabels } from './labels.ts';
import { Welcome } from './Welcome.tsx';

const step = (id: 'deposit' | 'demo' | 'games') => ({ id, onPress: fn() });
const deposit = step('deposit');

const meta = {
  component: Welcome,
  title: 'Patterns/Welcome',
  args: {
    open: true,
    wide: true,
    name: 'river77',
    steps: [deposit, step('demo')],
    onClose: fn(),
    texts: labels('en_US', welcomeLabels),
  },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InDialog: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Welcome, river77' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Make your first deposit' }));
    await expect(deposit.onPress).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const InSheet: Story = { args: { wide: false } };
/** The site has no demo games. */
export const DepositAlone: Story = { args: { steps: [step('deposit')] } };
/** The site takes no deposits and has no demo games. */
export const GamesAlone: Story = { args: { steps: [step('games')], wide: false } };
export const LongName: Story = {
  args: {
    wide: false,
    name: 'annamariaelisabethvonundzurhohenburg',
    steps: [step('deposit'), step('demo')],
    texts: labels('ta_IN', welcomeLabels),
  },
  globals: { viewport: { value: 'w320', isRotated: false }, locale: 'ta_IN' },
};

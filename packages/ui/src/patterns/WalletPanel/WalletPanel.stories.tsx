import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { walletFixture } from '../../slots/slots.fixtures.ts';
import { WalletPanel, walletLabels } from './index.ts';

const meta = {
  component: WalletPanel,
  title: 'Patterns/WalletPanel',
  args: { wallet: walletFixture(), texts: labels('en_US', walletLabels) },
  decorators: [(Story) => <div style={{ maxWidth: '400px' }}>{Story()}</div>],
} satisfies Meta<typeof WalletPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const onRecall = fn();
export const Ready: Story = {
  args: { wallet: { ...walletFixture(), recall: { busy: false, secondsLeft: 0, onRecall } } },
  play: async ({ canvas, userEvent }) => {
    onRecall.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer back' }));
    await expect(onRecall).toHaveBeenCalledOnce();
  },
};
/** Nothing to recall: providers without money are folded. */
export const AllInMainWallet: Story = {
  args: {
    wallet: {
      ...walletFixture(),
      entries: walletFixture().entries.map((entry) => ({ ...entry, empty: true })),
      recall: { busy: false, secondsLeft: 0, onRecall, offered: false },
    },
  },
};
export const Cooldown: Story = { args: { wallet: walletFixture({ secondsLeft: 7 }) } };
export const Recalling: Story = { args: { wallet: walletFixture({ busy: true }) } };
export const Loading: Story = { args: { wallet: walletFixture({ variant: 'loading' }) } };
export const Empty: Story = { args: { wallet: walletFixture({ variant: 'empty' }) } };
/** The previous figures stay (WAL-07x). */
export const Failed: Story = { args: { wallet: walletFixture({ variant: 'error' }) } };
export const Notice: Story = { args: { wallet: walletFixture({ notice: 'Transfers are paused at the moment.' }) } };
export const Long: Story = { args: { wallet: walletFixture({ variant: 'longText' }) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labels } from '../../slots/labels.fixtures.ts';
import { LobbyFacets, lobbyFacetsLabels } from './index.ts';
import { lobbyFacetsFixture } from './LobbyFacets.fixtures.ts';

const meta = {
  component: LobbyFacets,
  title: 'Patterns/LobbyFacets',
  args: { lobby: lobbyFacetsFixture(), texts: labels('en_US', lobbyFacetsLabels) },
} satisfies Meta<typeof LobbyFacets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { lobby: lobbyFacetsFixture(['royal-8', 'high', 'very-high']) } };
/** A value that no game has: it is shown, and cannot be chosen. */
export const ZeroCount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feature' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Buy a bonus (0)' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Free spins (60)' })).toBeEnabled());
  },
};
/** A chosen value that no game has can be removed. */
export const ChosenZero: Story = {
  args: { lobby: lobbyFacetsFixture(['buy-a-bonus'], { found: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feature 1' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Buy a bonus (0)' })).toBeEnabled());
  },
};
const phone = { globals: { viewport: { value: 'w390', isRotated: false } } } as const;
export const Phone: Story = { ...phone, args: { lobby: lobbyFacetsFixture(['high'], { layout: 'sheet' }) } };
export const PhoneSheet: Story = {
  ...phone,
  args: { lobby: lobbyFacetsFixture(['high'], { layout: 'sheet', isOpen: true, onClose: fn() }) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show 91 games' }));
    await waitFor(() => expect(args.lobby.onClose).toHaveBeenCalledOnce());
  },
};
/** The platform does not say how many games there are. */
export const UnknownCount: Story = {
  ...phone,
  args: { lobby: lobbyFacetsFixture([], { layout: 'sheet', isOpen: true, found: null }) },
  play: async () => {
    const show = await screen.findByRole('button', { name: 'Show games' });
    await waitFor(() => expect(show).toBeVisible());
  },
};

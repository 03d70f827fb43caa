import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { languageFixture } from '../../slots/models.fixtures.ts';
import { LanguageSelector } from './index.ts';

const onChange = fn();
const meta = {
  component: LanguageSelector,
  title: 'Patterns/LanguageSelector',
  args: { language: { ...languageFixture(), onChange }, label: 'Language' },
} satisfies Meta<typeof LanguageSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'th_TH');
    await expect(onChange).toHaveBeenCalledWith('th_TH');
  },
};
export const Compact: Story = { args: { compact: true } };
/** A site with one language. */
export const Single: Story = { args: { language: languageFixture('en_US', true) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PanicButton } from './PanicButton.tsx';

const meta = {
  component: PanicButton,
  title: 'Patterns/PanicButton',
  args: { label: 'Stop for 24 hours', scope: 'Applies to all licensed operators', onPress: fn() },
} satisfies Meta<typeof PanicButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop for 24 hours Applies to all licensed operators' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { label: '24 மணி நேரம் விளையாட்டை நிறுத்து', scope: 'உரிமம் பெற்ற எல்லா நிறுவனங்களுக்கும் பொருந்தும்' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row, Shelf } from '../../stories/Shelf.tsx';
import { Badge } from '../Badge/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  title: 'Primitives/IconButton',
  args: { label: 'Letters', icon: <Icon name="lucide:mail" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Shelf>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Row key={size} label={size}>
          {(['ghost', 'plate', 'solid', 'veil'] as const).map((variant) => (
            <IconButton
              key={variant}
              label={variant}
              size={size}
              variant={variant}
              icon={<Icon name="lucide:heart" />}
            />
          ))}
        </Row>
      ))}
      <Row label="with a counter, pressed, disabled">
        <IconButton
          label="Letters"
          variant="plate"
          icon={<Icon name="lucide:mail" />}
          badge={<Badge count={128} label="unread" />}
        />
        <IconButton label="Favourite" variant="veil" pressed icon={<Icon name="lucide:heart" />} />
        <IconButton label="Refresh" disabled icon={<Icon name="lucide:refresh-cw" />} />
      </Row>
    </Shelf>
  ),
};

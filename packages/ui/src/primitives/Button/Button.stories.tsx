import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Button } from './Button.tsx';
import { Row, Shelf } from '../../stories/Shelf.tsx';

const meta = {
  component: Button,
  title: 'Primitives/Button',
  args: { children: 'Play now', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: ({ onClick }) => (
    <Shelf>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Row key={size} label={size}>
          {(['primary', 'second', 'gold', 'outline', 'soft', 'ghost', 'danger'] as const).map((variant) => (
            <Button key={variant} size={size} variant={variant} onClick={onClick}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row label="disabled">
        <Button disabled>Primary</Button>
        <Button disabled variant="outline">
          Outline
        </Button>
      </Row>
      <Row label="icons, pill">
        <Button variant="gold" pill startIcon={<Icon name="lucide:plus" />}>
          Deposit
        </Button>
        <Button variant="outline" pill endIcon={<Icon name="lucide:chevron-right" />}>
          All games
        </Button>
      </Row>
    </Shelf>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Play now' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Row label="links">
      <Button href="/promotions">Promotions</Button>
      <Button href="https://example.com/" variant="outline">
        Elsewhere
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/promotions'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('rel', 'noopener noreferrer'),
    );
  },
};

/** Labels wrap; they are never cut. */
export const LongText: Story = {
  render: () => (
    <div style={{ width: '220px' }}>
      <Shelf>
        <Button block>Sofort einzahlen und alle Guthaben zurückholen</Button>
        <Button block variant="outline">
          အားလုံးကို ပြန်လည်ရယူပြီး ယခု ကစားပါ
        </Button>
        <Button block variant="gold">
          இப்போது விளையாடி பரிசுகளை வெல்லுங்கள்
        </Button>
      </Shelf>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await waitFor(() => expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth));
    }
  },
};

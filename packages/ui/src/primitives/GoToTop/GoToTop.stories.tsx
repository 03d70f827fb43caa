import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { GoToTop, type GoToTopProps } from './GoToTop.tsx';

function InBox(props: GoToTopProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scroll container must be reachable by keyboard.
    <section ref={box} aria-label="Games" tabIndex={0} style={{ height: '320px', overflow: 'auto' }}>
      <div style={{ height: '1600px' }}>Scroll down.</div>
      <GoToTop {...props} container={box} />
    </section>
  );
}

const meta = {
  component: GoToTop,
  title: 'Primitives/GoToTop',
  args: { label: 'Back to top' },
  render: (args) => <InBox {...args} />,
} satisfies Meta<typeof GoToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SHELL-41] */
export const InAContainer: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Games' });
    await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(500));
    await expect(canvas.queryByRole('button')).toBeNull();
    box.scrollTop = 500;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible());
  },
};

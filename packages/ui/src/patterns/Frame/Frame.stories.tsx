import type { Meta, StoryObj } from '@storybook/react-vite';
import { frameFixture } from '../../conformance/subjects/viewFixtures.ts';
import { makeFrame } from './index.ts';

/** A frame with unstyled parts. */
const Plain = makeFrame(
  { root: '', main: '' },
  { Header: () => <header>Header</header>, Footer: () => <footer>Footer</footer>, TabBar: () => <nav>Tabs</nav> },
);

const meta = {
  component: Plain,
  title: 'Patterns/Frame',
  args: { ...frameFixture('faq'), children: <p>The page.</p> },
} satisfies Meta<typeof Plain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Bare: Story = { args: { header: null, footer: null, tabs: null } };

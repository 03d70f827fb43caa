import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useFixtureLocale } from '../stories/Scene.tsx';
import { useStoryGlobals } from '../stories/story-globals.tsx';
import { HeaderLogin } from '../patterns/HeaderLogin/index.ts';
import { loginFixture } from '../views/login/login.fixtures.ts';
import type { FixtureVariant } from './base.fixtures.ts';
import { footerFixture, headerFixture, tabBarFixture, walletSlotFixture } from './slots.fixtures.ts';

interface SlotProps {
  readonly slot: 'header' | 'headerForm' | 'innerHeader' | 'footer' | 'tabBar' | 'wallet';
  readonly variant: FixtureVariant;
}

/** One slot of the toolbar's template. A template without a bottom bar renders none. */
function Slot({ slot, variant }: SlotProps): ReactNode {
  const { template, session } = useStoryGlobals();
  const locale = useFixtureLocale();
  if (!template) return null;
  const { Header, Footer, TabBar, Wallet } = template.slots;
  const options = { variant, locale, session };
  const slots: Record<SlotProps['slot'], () => ReactNode> = {
    header: () => <Header {...headerFixture(options)} />,
    headerForm: () => {
      const header = headerFixture(options);
      const form = <HeaderLogin {...loginFixture(options)} error={null} onShown={() => undefined} />;
      return <Header {...header} session={{ ...header.session, ...(header.session.kind === 'guest' && { form }) }} />;
    },
    innerHeader: () => <Header {...headerFixture({ ...options, page: true })} />,
    footer: () => <Footer {...footerFixture(options)} />,
    tabBar: () => <TabBar {...tabBarFixture(options)} />,
    wallet: () => <Wallet {...walletSlotFixture(options)} />,
  };
  return slots[slot]();
}

const meta = {
  component: Slot,
  title: 'Slots/Parts',
  args: { slot: 'header', variant: 'normal' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Slot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {};
/** On windows from 1280 px on; not on phones. */
export const HeaderWithSignIn: Story = { args: { slot: 'headerForm' } };
export const HeaderMember: Story = { globals: { session: 'member' } };
export const HeaderWaiting: Story = { args: { variant: 'loading' } };
export const HeaderLongText: Story = { args: { variant: 'longText' }, globals: { session: 'member' } };
export const HeaderOfInnerPage: Story = { args: { slot: 'innerHeader' } };
export const Footer: Story = { args: { slot: 'footer' } };
export const FooterBare: Story = { args: { slot: 'footer', variant: 'empty' } };
export const FooterLongText: Story = { args: { slot: 'footer', variant: 'longText' } };
export const TabBar: Story = { args: { slot: 'tabBar' } };
export const TabBarMember: Story = { args: { slot: 'tabBar' }, globals: { session: 'member' } };
export const TabBarLongText: Story = { args: { slot: 'tabBar', variant: 'longText' } };
export const Wallet: Story = { args: { slot: 'wallet' } };
export const WalletEmpty: Story = { args: { slot: 'wallet', variant: 'empty' } };
export const WalletWaiting: Story = { args: { slot: 'wallet', variant: 'loading' } };
export const WalletFailed: Story = { args: { slot: 'wallet', variant: 'error' } };
export const WalletLongText: Story = { args: { slot: 'wallet', variant: 'longText' } };

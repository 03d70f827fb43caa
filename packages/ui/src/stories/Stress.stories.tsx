import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameGrid } from '../patterns/GameTile/index.ts';
import { HallNav, HallTabs } from '../patterns/HallTabs/index.ts';
import { Jackpot } from '../patterns/Jackpot/index.ts';
import { LanguageSelector } from '../patterns/LanguageSelector/index.ts';
import { LoginForm } from '../patterns/LoginForm/index.ts';
import { Marquee } from '../patterns/Marquee/index.ts';
import { Notice } from '../patterns/Notice/index.ts';
import { ProviderCard } from '../patterns/ProviderCard/index.ts';
import { SearchField } from '../patterns/SearchField/index.ts';
import { WalletPanel } from '../patterns/WalletPanel/index.ts';
import { Badge, Mark } from '../primitives/Badge/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Select } from '../primitives/Select/index.ts';
import { Tabs } from '../primitives/Tabs/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { noop } from '../slots/base.fixtures.ts';
import { gamesFixture, hallsFixture, languageFixture, providersFixture } from '../slots/models.fixtures.ts';
import { walletSlotFixture } from '../slots/slots.fixtures.ts';
import { announcementsFixture, homeTextsFixture, jackpotFixture } from '../views/home/home.fixtures.ts';
import { loginFixture } from '../views/login/login.fixtures.ts';
import { Shelf } from './Shelf.tsx';
import { nothingCut, Stress } from './Stress.tsx';

/** Every text-bearing component with long words and every script, as narrow as on a small phone (DES-06). */
const meta: Meta<typeof Stress> = {
  component: Stress,
  title: 'Content stress/Components',
  globals: { motion: 'reduced' },
  play: nothingCut,
};

export default meta;
type Story = StoryObj<typeof Stress>;

export const Buttons: Story = {
  name: '[DES-06] Button',
  args: {
    children: (_, say) => (
      <Shelf>
        <Button>{say('Recall all funds')}</Button>
        <Button size="lg" variant="gold" block>
          {say('Deposit and play now')}
        </Button>
        <Button size="sm" variant="outline">
          {say('Sign in')}
        </Button>
      </Shelf>
    ),
  },
};
export const Marks: Story = {
  name: '[DES-06] Badge and Mark',
  args: {
    children: (_, say) => (
      <Shelf>
        <Mark kind="hot">{say('Hot')}</Mark>
        <Mark kind="new">{say('New')}</Mark>
        <Badge count={120} label={say('unread letters')} />
      </Shelf>
    ),
  },
};
export const Fields: Story = {
  name: '[DES-06] TextField, Checkbox and Select',
  args: {
    children: (locale, say) => (
      <Shelf>
        <TextField
          label={say('Account name')}
          hint={say('6 to 12 letters and digits')}
          error={say('This name is taken, please choose another one.')}
        />
        <Checkbox
          label={say('I am of age and accept the rules of the house')}
          checked={false}
          onCheckedChange={noop}
          error={say('Please accept')}
        />
        <Select
          label={say('Language')}
          value={locale}
          onValueChange={noop}
          options={[{ value: locale, label: say('A rather long name of a choice') }]}
        />
      </Shelf>
    ),
  },
};
export const TabList: Story = {
  name: '[DES-06] Tabs',
  args: {
    children: (_, say) => (
      <Tabs
        label={say('Halls')}
        value="a"
        onValueChange={noop}
        tabs={[
          { value: 'a', label: say('Slot games'), content: say('Ten thousand reels wait for you.') },
          { value: 'b', label: say('Live casino'), content: '' },
          { value: 'c', label: say('Board and card'), content: '' },
        ]}
      />
    ),
  },
};
export const Halls: Story = {
  name: '[DES-06] HallTabs and HallNav',
  args: {
    children: (locale, say) => (
      <Shelf>
        <HallTabs
          halls={hallsFixture(locale, 'slot')}
          selected={2}
          onSelect={noop}
          label={say('Game halls')}
          panelId={`panel-${locale}`}
        />
        <div id={`panel-${locale}`} role="tabpanel" aria-label={locale} />
        <HallNav halls={hallsFixture(locale, 'slot')} label={`${say('Game halls')} ${locale}`} />
      </Shelf>
    ),
  },
};
export const Tiles: Story = {
  name: '[DES-06] GameTile',
  args: {
    // Room for as many columns as a desktop template has at its narrowest.
    width: 720,
    children: (locale) => (
      <GameGrid
        games={gamesFixture(6, { locale, session: 'member' })}
        texts={homeTextsFixture(locale)}
        label={locale}
        withProvider
      />
    ),
  },
};
export const Providers: Story = {
  name: '[DES-06] ProviderCard',
  args: {
    width: 148,
    children: (locale, say) => (
      <Shelf>
        {providersFixture(2, locale).map((provider) => (
          <ProviderCard key={provider.id} provider={provider} count={say('128 games')} />
        ))}
      </Shelf>
    ),
  },
};
export const News: Story = {
  name: '[DES-06] Marquee',
  args: {
    children: (locale) => (
      <Marquee
        items={{ state: 'ready', items: announcementsFixture(locale) }}
        texts={{ ...homeTextsFixture(locale), announcements: `${homeTextsFixture(locale).announcements} ${locale}` }}
      />
    ),
  },
};
export const Total: Story = {
  name: '[DES-06] Jackpot',
  args: {
    children: (locale) => (
      <Jackpot jackpot={jackpotFixture({ variant: 'longText' })} label={homeTextsFixture(locale).jackpot} />
    ),
  },
};
export const Notices: Story = {
  name: '[DES-06] Notice',
  args: {
    children: (locale) => {
      const texts = homeTextsFixture(locale);
      return (
        <Notice
          kind="failed"
          title={texts.loadFailed}
          hint={texts.emptyHallHint}
          action={<Button variant="outline">{texts.retry}</Button>}
        />
      );
    },
  },
};
export const Choice: Story = {
  name: '[DES-06] LanguageSelector and SearchField',
  args: {
    children: (locale, say) => (
      <Shelf>
        <LanguageSelector language={languageFixture(locale)} label={say('Language')} />
        <SearchField
          value={say('Fortune')}
          onValueChange={noop}
          label={say('Search games')}
          clearLabel={say('Clear search')}
        />
      </Shelf>
    ),
  },
};
export const Login: Story = {
  name: '[DES-06] LoginForm and CaptchaField',
  args: {
    children: (locale) => {
      const { captcha, busy, error, onSubmit, onCustomerService, texts } = loginFixture({ locale, variant: 'error' });
      return (
        <LoginForm
          captcha={captcha}
          busy={busy}
          error={error}
          onSubmit={onSubmit}
          onCustomerService={onCustomerService}
          texts={texts}
        />
      );
    },
  },
};
export const Wallet: Story = {
  name: '[DES-06] WalletPanel',
  args: {
    children: (locale) => {
      const { wallet, texts } = walletSlotFixture({ locale, notice: homeTextsFixture(locale).welcomeBody });
      return <WalletPanel wallet={wallet} texts={texts} />;
    },
  },
};

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
import { Badge, Tag } from '../primitives/Badge/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Checkbox } from '../primitives/Checkbox/index.ts';
import { Select } from '../primitives/Select/index.ts';
import { Tabs } from '../primitives/Tabs/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { gameTileLabels } from '../patterns/GameTile/labels.ts';
import { marqueeLabels } from '../patterns/Marquee/labels.ts';
import { content, noop } from '../slots/base.fixtures.ts';
import { labels } from '../slots/labels.fixtures.ts';
import { gamesFixture, hallsFixture, languageFixture, providersFixture } from '../slots/models.fixtures.ts';
import { walletSlotFixture } from '../slots/slots.fixtures.ts';
import { marqueeFixture, jackpotFixture } from '../views/home/home.fixtures.ts';
import { loginFixture } from '../views/login/login.fixtures.ts';
import { Shelf } from './Shelf.tsx';
import { nothingCut, Stress } from './Stress.tsx';

/** Every component with text, with long words and every script, at the width of a small phone (DES-06). */
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
    children: (locale, t) => (
      <Shelf>
        <section>
          <Button>{t('wallet.recall')}</Button>
        </section>
        <section>
          <Button size="lg" variant="gold" block>
            {content(locale, 'Deposit and play now', 'Deposit and play now')}
          </Button>
        </section>
        <Button size="sm" variant="outline">
          {t('session.submit')}
        </Button>
      </Shelf>
    ),
  },
};
export const BadgesAndTags: Story = {
  name: '[DES-06] Badge and Tag',
  args: {
    children: (_, t) => (
      <Shelf>
        <Tag kind="hot">{t('catalogue.hot')}</Tag>
        <Tag kind="new">{t('catalogue.new')}</Tag>
        <Badge count={120} label={t('shell.header.unread')} />
      </Shelf>
    ),
  },
};
export const Fields: Story = {
  name: '[DES-06] TextField, Checkbox and Select',
  args: {
    children: (locale, t) => (
      <Shelf>
        <TextField
          label={t('session.account')}
          hint={t('signup.hint_account', { min: 6, max: 12 })}
          error={t('signup.err_account_used')}
        />
        <Checkbox
          label={t('signup.label_agreement')}
          checked={false}
          onCheckedChange={noop}
          error={t('signup.err_agreement')}
        />
        <Select
          label={t('common.language')}
          value={locale}
          onValueChange={noop}
          options={[
            {
              value: locale,
              label: content(locale, 'A rather long name of a choice', 'A rather long name of a choice'),
            },
          ]}
        />
      </Shelf>
    ),
  },
};
export const TabList: Story = {
  name: '[DES-06] Tabs',
  args: {
    children: (locale, t) => (
      <Tabs
        label={t('catalogue.halls')}
        value="a"
        onValueChange={noop}
        tabs={[
          {
            value: 'a',
            label: t('hall.slot.name'),
            content: content(locale, 'Ten thousand reels wait for you.', 'Ten thousand reels wait for you.'),
          },
          { value: 'b', label: t('hall.live.name'), content: '' },
          { value: 'c', label: t('hall.chess.name'), content: '' },
        ]}
      />
    ),
  },
};
export const Halls: Story = {
  name: '[DES-06] HallTabs and HallNav',
  args: {
    children: (locale, t) => (
      <Shelf>
        <HallTabs
          halls={hallsFixture(locale, 'slot')}
          selected={2}
          onSelect={noop}
          label={t('catalogue.halls')}
          panelId={`panel-${locale}`}
        />
        <div id={`panel-${locale}`} role="tabpanel" aria-label={locale} />
        <HallNav halls={hallsFixture(locale, 'slot')} label={`${t('catalogue.halls')} ${locale}`} />
      </Shelf>
    ),
  },
};
export const Tiles: Story = {
  name: '[DES-06] GameTile',
  args: {
    // In the number of columns of a desktop template at its narrowest.
    width: 720,
    children: (locale) => (
      <GameGrid
        games={gamesFixture(6, { locale, session: 'member' })}
        texts={labels(locale, gameTileLabels)}
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
    children: (locale, t) => (
      <Shelf>
        {providersFixture(2, locale).map((provider) => (
          <ProviderCard key={provider.id} provider={provider} count={t('catalogue.game_count', { count: 128 })} />
        ))}
      </Shelf>
    ),
  },
};
export const Announcements: Story = {
  name: '[DES-06] Marquee',
  args: {
    children: (locale, t) => (
      <Marquee
        items={{ state: 'ready', items: marqueeFixture(locale) }}
        texts={{ ...labels(locale, marqueeLabels), announcements: `${t('home.announcements')} ${locale}` }}
      />
    ),
  },
};
export const Total: Story = {
  name: '[DES-06] Jackpot',
  args: {
    children: (_, t) => <Jackpot jackpot={jackpotFixture({ variant: 'longText' })} label={t('home.jackpot')} />,
  },
};
export const Notices: Story = {
  name: '[DES-06] Notice',
  args: {
    children: (_, t) => {
      return (
        <Notice
          kind="failed"
          title={t('common.load_failed')}
          hint={t('catalogue.empty.hall_hint')}
          action={<Button variant="outline">{t('common.retry')}</Button>}
        />
      );
    },
  },
};
export const Choice: Story = {
  name: '[DES-06] LanguageSelector and SearchField',
  args: {
    children: (locale, t) => (
      <Shelf>
        <LanguageSelector language={languageFixture(locale)} label={t('common.language')} />
        <SearchField
          value={content(locale, 'Fortune', 'Fortune')}
          onValueChange={noop}
          label={t('catalogue.search')}
          clearLabel={t('catalogue.clear_search')}
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
    children: (locale, t) => {
      const { wallet, texts } = walletSlotFixture({ locale, notice: t('home.welcome_body') });
      return <WalletPanel wallet={wallet} texts={texts} />;
    },
  },
};

import { loadable, noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import type { DemoChoice, DemoListTexts, DemoListViewProps } from './contract.ts';

const en: DemoListTexts = {
  title: 'Try for free',
  close: 'Close',
  halls: 'Halls',
  providers: 'Providers',
  play: 'Try',
  empty: 'No demo games here',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
};
const zh: DemoListTexts = {
  title: '免费试玩',
  close: '关闭',
  halls: '游戏厅',
  providers: '平台',
  play: '试玩',
  empty: '暂无试玩游戏',
  loadFailed: '游戏加载失败',
  retry: '重试',
};

/** Demo games of two halls and four providers. */
export function demoListFixture(options: FixtureOptions = {}): DemoListViewProps {
  const { variant, locale } = settle(options);
  const choices = (names: readonly (readonly [string, string])[]): DemoChoice[] =>
    names.map(([english, chinese], index) => ({
      id: english,
      name: say(locale, english, chinese),
      chosen: index === 0,
      onChoose: noop,
    }));
  const games = gamesFixture(14, { locale }).map((game) => ({ ...game, onDemo: undefined, favourite: undefined }));
  return {
    open: true,
    onClose: noop,
    halls: choices([
      ['Slots', '电子'],
      ['Cards', '棋牌'],
    ]),
    providers: choices([
      ['Rookeight', '鲁克八'],
      ['Jadewind', '翠风'],
      ['Foxcourt', '狐庭'],
      ['Jollylab', '乐工坊'],
    ]),
    games: loadable(variant, games),
    texts: texts(locale, en, zh),
  };
}

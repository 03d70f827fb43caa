import { content, loadable, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import type { DemoChoice, DemoListViewProps } from './contract.ts';
import { demoListLabels } from './labels.ts';

/** Demo games of two halls and four providers. */
export function demoListFixture(options: FixtureOptions = {}): DemoListViewProps {
  const { variant, locale } = settle(options);
  const choices = (names: readonly (readonly [string, string])[]): DemoChoice[] =>
    names.map(([english, chinese], index) => ({
      id: english,
      name: content(locale, english, chinese),
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
    texts: labels(locale, demoListLabels),
  };
}

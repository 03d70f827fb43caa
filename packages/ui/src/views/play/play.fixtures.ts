import { noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { PlayTexts, PlayViewProps } from './contract.ts';

const en: PlayTexts = {
  leave: 'Leave game',
  fullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  frame: 'Game: Fortune Gate',
  loading: 'The game is starting, please wait',
  realPlay: 'Sign in to play for real',
};
const zh: PlayTexts = {
  leave: '离开游戏',
  fullscreen: '全屏',
  exitFullscreen: '退出全屏',
  frame: '游戏：招财之门',
  loading: '游戏启动中',
  realPlay: '真钱游戏',
};

/** A page that stands for the provider's game. */
const gamePage = `data:text/html,${encodeURIComponent('<body style="margin:0;height:100vh;display:grid;place-items:center;background:radial-gradient(#6d28d9,#1e1b4b);color:#fde68a;font:700 48px Georgia">Fortune Gate</body>')}`;

export interface PlayFixtureOptions extends FixtureOptions {
  readonly demo?: boolean | undefined;
}

/** `loading` has no address yet. */
export function playFixture(options: PlayFixtureOptions = {}): PlayViewProps {
  const { variant, locale, session } = settle(options);
  const demo = options.demo ?? false;
  return {
    gameName: say(locale, 'Fortune Gate', '招财之门'),
    url: variant === 'loading' ? null : gamePage,
    demo,
    onLeave: noop,
    ...(demo && session === 'guest' ? { onRealPlay: noop } : {}),
    texts: texts(locale, en, zh),
  };
}

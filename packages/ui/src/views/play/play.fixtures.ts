import { content, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { PlayViewProps } from './contract.ts';
import { playLabels } from './labels.ts';

/** A page in place of the provider's game. */
const gamePage = `data:text/html,${encodeURIComponent('<body style="margin:0;height:100vh;display:grid;place-items:center;background:radial-gradient(#6d28d9,#1e1b4b);color:#fde68a;font:700 48px Georgia">Fortune Gate</body>')}`;

export interface PlayFixtureOptions extends FixtureOptions {
  readonly demo?: boolean | undefined;
}

/** `loading` has no address yet. */
export function playFixture(options: PlayFixtureOptions = {}): PlayViewProps {
  const { variant, locale, session } = settle(options);
  const demo = options.demo ?? false;
  return {
    gameName: content(locale, 'Fortune Gate', '招财之门'),
    url: variant === 'loading' ? null : gamePage,
    demo,
    onLeave: noop,
    ...(demo && session === 'guest' ? { onRealPlay: noop } : {}),
    texts: labels(locale, playLabels),
  };
}

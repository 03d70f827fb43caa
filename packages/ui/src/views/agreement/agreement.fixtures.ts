import { content, loadable, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { AgreementViewProps } from './contract.ts';
import { agreementLabels } from './labels.ts';

const parts = [
  ['Membership', '会员资格', 'Only adults may play. One account per person.', '仅限成年人参与，每人限一个账号。'],
  ['Deposits', '存款', 'Deposits are credited once the bank confirms them.', '银行确认后存款即入账。'],
  ['Fair play', '公平游戏', 'Whoever uses helpers of any kind loses the account.', '使用任何外挂将被封停账号。'],
  ['Privacy', '隐私', 'What you tell us stays with us.', '您的资料仅由本站保管。'],
] as const;

/** Four parts, long enough to scroll on phones. */
export function agreementFixture(options: FixtureOptions & { open?: boolean } = {}): AgreementViewProps {
  const { variant, locale } = settle(options);
  const entries = parts.map(([title, titleZh, text, textZh], at) => ({
    id: String(at),
    title: content(locale, title, titleZh),
    html: `<p>${content(locale, text, textZh)}</p>`.repeat(6),
  }));
  return {
    open: options.open ?? true,
    onClose: noop,
    onAccept: noop,
    entries: loadable(variant, entries),
    texts: labels(locale, agreementLabels),
  };
}

import { content, loadable, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { FaqViewProps } from './contract.ts';
import { faqLabels } from './labels.ts';

const questions = [
  [
    'deposit',
    'How do I make a deposit?',
    '如何存款？',
    'Sign in, open the member centre and choose Deposit.',
    '登录后进入会员中心，选择“存款”。',
  ],
  [
    'withdraw',
    'How do I withdraw?',
    '如何取款？',
    'Link a bank account in your own name, then choose Withdrawal.',
    '先绑定本人名下的银行账户，再选择“取款”。',
  ],
  [
    'wallet',
    'Where is my money while I play?',
    '游戏时我的钱在哪里？',
    'Your balance goes with you to the studio, and comes back when you leave.',
    '余额随您转入厂商，离开时自动转回。',
  ],
  [
    'game',
    'A game does not open. What can I do?',
    '游戏打不开怎么办？',
    'Allow pop-ups for this site, close other games, and try again.',
    '请允许本站弹出窗口，关闭其他游戏后再试。',
  ],
  [
    'limits',
    'Can I set a limit?',
    '可以设置限额吗？',
    'Yes. A lower limit takes effect immediately, a higher one after a day.',
    '可以。调低立即生效，调高须等待一天。',
  ],
] as const;

export function faqFixture(options: FixtureOptions = {}): FaqViewProps {
  const { variant, locale } = settle(options);
  return {
    questions: loadable(
      variant,
      questions.map(([id, title, titleZh, summary, summaryZh]) => ({
        id,
        title: content(locale, title, titleZh),
        summary: content(locale, summary, summaryZh),
        href: `/faq/${id}`,
      })),
    ),
    ...(variant === 'error' ? {} : { onCustomerService: noop }),
    texts: labels(locale, faqLabels),
  };
}

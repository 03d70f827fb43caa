import { loadable, noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { FaqTexts, FaqViewProps } from './contract.ts';

const en: FaqTexts = {
  title: 'Questions and answers',
  intro: 'What visitors ask most. Is yours not here? Customer service answers at any hour.',
  empty: 'No questions yet',
  emptyHint: 'Customer service answers whatever you want to know.',
  customerService: 'Customer service',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
};
const zh: FaqTexts = {
  title: '常见问题',
  intro: '大家最常问的问题都在这里。没有找到答案？在线客服全天为您解答。',
  empty: '暂无常见问题',
  emptyHint: '有任何疑问，欢迎咨询在线客服。',
  customerService: '在线客服',
  loadFailed: '加载失败',
  retry: '重试',
};

const questions = [
  [
    'deposit',
    'How do I pay money in?',
    '如何存款？',
    'Sign in, open the member centre and choose Deposit.',
    '登录后进入会员中心，选择“存款”。',
  ],
  [
    'withdraw',
    'How do I withdraw?',
    '如何取款？',
    'Add a bank account in your own name, then choose Withdraw.',
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
    'Yes. A lower limit counts at once, a higher one after a day.',
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
        title: say(locale, title, titleZh),
        summary: say(locale, summary, summaryZh),
        href: `/faq/${id}`,
      })),
    ),
    ...(variant === 'error' ? {} : { onCustomerService: noop }),
    texts: texts(locale, en, zh),
  };
}

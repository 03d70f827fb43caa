import { content, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import type { ArticleViewProps } from './contract.ts';
import { articleLabels } from './labels.ts';

const states = { normal: 'ready', empty: 'ready', longText: 'ready', loading: 'loading', error: 'error' } as const;

export function articleFixture(options: FixtureOptions = {}): ArticleViewProps {
  const { variant, locale } = settle(options);
  const state = states[variant];
  const words = (english: string, chinese: string) => content(locale, english, chinese);
  const link = (id: string, english: string, chinese: string) => ({
    id,
    title: words(english, chinese),
    href: `/main/${id}`,
    active: id === 'rules',
  });
  return {
    state,
    title: state === 'ready' ? words('Rules', '游戏规则') : '',
    html:
      state === 'ready'
        ? `<p>${words('Every bet counts once the game has confirmed it.', '投注以游戏确认为准。')}</p>
<h2>${words('Accounts', '账户')}</h2><ol><li>${words('One person, one account.', '一人一号。')}</li>
<li>${words('You must be at least 18 years old.', '您须年满十八周岁。')}</li></ol>
<h2>${words('Limits', '限额')}</h2><table><thead><tr><th>${words('Game', '游戏')}</th><th>${words('Most per round', '单局上限')}</th></tr></thead>
<tbody><tr><td>${words('Slots', '电子')}</td><td>5,000</td></tr><tr><td>${words('Live tables', '真人')}</td><td>50,000</td></tr></tbody></table>
<p>${words('Something unclear?', '还有疑问？')} <a href="/faq/contact">${words('Ask us', '联系我们')}</a></p>`
        : '',
    parent: variant === 'empty' ? null : { title: translator(locale)('content.faq.all'), href: '/faq' },
    links:
      variant === 'empty'
        ? []
        : [
            link('about', 'About us', '关于我们'),
            link('rules', 'Rules', '游戏规则'),
            link('privacy', 'Privacy', '隐私政策'),
          ],
    ...(variant === 'error' ? { onRetry: noop } : { onCustomerService: noop }),
    texts: labels(locale, articleLabels),
  };
}

/** Promotions and announcements for stories and tests. */
import { bannerArt } from './art.fixtures.ts';
import { content, drawn, type FixtureLocale } from './base.fixtures.ts';
import type { AnnouncementContent, PromotionContent, PromotionModel } from './models.ts';

const lines = [
  [
    'Welcome gift for new members',
    'Your first deposit is matched up to 888.',
    '新会员迎新礼',
    '首次存款最高加赠 888。',
  ],
  ['Weekly rebate', 'Up to 1 % of your bets comes back every Monday at noon.', '每周返水', '每周一中午返还最高 1%。'],
  [
    'Season of champions',
    'Follow the finals live and collect a point for every slip.',
    '冠军赛季',
    '总决赛实时关注，每单积分。',
  ],
  ['Bring a friend', 'Both of you receive free spins on Moonlight Koi.', '邀友同乐', '双方均可获得月下锦鲤免费旋转。'],
  ['Lucky draw in spring', 'Ten winners every day for a month.', '春季抽奖', '连续一个月，每日十名得主。'],
  ['Card masters', 'A table for the best of every evening.', '棋牌大师赛', '每晚高手同台竞技。'],
  ['Night of the live tables', 'Baccarat and roulette with double points.', '真人之夜', '百家乐与轮盘双倍积分。'],
] as const;

/** Promotions as cards; the second has no picture. */
export function promotionsFixture(count: number, locale: FixtureLocale = 'en_US', from = 0): readonly PromotionModel[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const [title, line, titleZh, lineZh] = lines[index % lines.length] ?? lines[0];
    return {
      id: `p${index + 1}`,
      title: content(locale, title, titleZh),
      summary: content(locale, line, lineZh),
      cover: index === 1 ? null : bannerArt(index, drawn(locale, title, titleZh), drawn(locale, line, lineZh)),
      date: `2026-11-${String(20 - index).padStart(2, '0')}`,
      href: `/discount/p${index + 1}`,
    };
  });
}

/** Promotions with content: a text with list and table, a picture, a short text. */
export function promotionContentsFixture(locale: FixtureLocale = 'en_US'): readonly PromotionContent[] {
  const told = (en: string, zh: string) => content(locale, en, zh);
  const rows = [
    [told('up to 1,000', '1,000 以内'), '0.4 %'],
    [told('up to 10,000', '10,000 以内'), '0.7 %'],
    [told('above', '以上'), '1.0 %'],
  ];
  return [
    {
      id: 'p2',
      title: told('Weekly rebate', '每周返水'),
      picture: null,
      date: '2026-11-19',
      html: `<p>${told('Every bet of the week counts, in every hall. On Monday at noon the rebate is in your wallet.', '本周所有大厅的投注均计入，周一中午自动派发至钱包。')}</p><table><thead><tr><th scope="col">${told('Bets of the week', '每周投注')}</th><th scope="col">${told('Rebate', '返水')}</th></tr></thead><tbody>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</tbody></table><ul><li>${told('No turnover needed before you withdraw.', '无需流水即可提款。')}</li><li>${told('Bets that were cancelled do not count.', '取消的投注不计入。')}</li></ul>`,
    },
    {
      id: 'p3',
      title: told('Season of champions', '冠军赛季'),
      picture: bannerArt(
        2,
        drawn(locale, 'Season of champions', '冠军赛季'),
        drawn(locale, 'Follow the finals live', '总决赛实时关注'),
      ),
      date: '2026-11-18',
      html: '',
    },
    {
      id: 'p4',
      title: told('Bring a friend', '邀友同乐'),
      picture: null,
      date: '',
      html: `<p>${told('Both of you receive free spins on Moonlight Koi.', '双方均可获得月下锦鲤免费旋转。')}</p>`,
    },
  ];
}

/** Announcements with content. */
export function announcementItemsFixture(locale: FixtureLocale = 'en_US'): readonly AnnouncementContent[] {
  const told = (en: string, zh: string) => content(locale, en, zh);
  return [
    {
      id: 'a1',
      title: told('Maintenance of Jade Tiger', '玉虎平台维护'),
      date: '2026-11-20',
      html: `<p>${told('Jade Tiger rests on Tuesday from 03:00 to 05:00. Your balance stays where it is.', '玉虎平台将于周二 03:00 至 05:00 维护，余额不受影响。')}</p>`,
    },
    {
      id: 'a2',
      title: told('The weekend tournament has started', '周末锦标赛已开始'),
      date: '2026-11-19',
      html: `<p>${told('Ten places are paid every day, from today until Sunday night.', '即日起至周日晚，每日前十名有奖。')}</p><ol><li>5,000</li><li>2,000</li><li>1,000</li></ol>`,
    },
    {
      id: 'a3',
      title: told('New in the lobby', '大厅上新'),
      date: '2026-11-17',
      html: `<p>${told('Moonlight Koi and Crown of Reels are open.', '月下锦鲤、转轮王冠现已开放。')}</p>`,
    },
    {
      id: 'a4',
      title: told('Play within your means', '理性娱乐'),
      date: '',
      html: `<p>${told('Set a limit before you start. Our team helps at any hour.', '开始前请设定限额，客服全天在线。')}</p>`,
    },
  ];
}

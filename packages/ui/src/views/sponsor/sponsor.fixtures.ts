import { logoArt } from '../../slots/art.fixtures.ts';
import { loadable, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { SponsorTexts, SponsorViewProps } from './contract.ts';

const en: SponsorTexts = {
  title: 'Sponsors and partners',
  intro: 'Who plays at our side, and whom we support.',
  empty: 'No sponsors yet',
  emptyHint: 'New partnerships are announced here.',
  home: 'Home',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
};
const zh: SponsorTexts = {
  title: '赞助与合作伙伴',
  intro: '与我们并肩同行的伙伴，以及我们支持的团队。',
  empty: '暂无赞助伙伴',
  emptyHint: '新的合作将在这里公布。',
  home: '首页',
  loadFailed: '加载失败',
  retry: '重试',
};

export function sponsorFixture(options: FixtureOptions = {}): SponsorViewProps {
  const { variant, locale } = settle(options);
  const words = (english: string, chinese: string) => say(locale, english, chinese);
  return {
    sponsors: loadable(variant, [
      {
        id: '1',
        name: words('Harbour Rowing Club', '海港赛艇俱乐部'),
        html: `<p>${words('Partner since 2021', '合作自2021年')}</p>`,
        image: logoArt,
        href: 'https://rowing.example/',
      },
      {
        id: '2',
        name: words('Summit Chess League', '峰会象棋联赛'),
        html: `<p>${words('Partner since 2023', '合作自2023年')}</p>`,
        image: '',
      },
      { id: '3', name: words('Night Run', '城市夜跑'), html: '', image: logoArt },
    ]),
    homeHref: '/',
    texts: texts(locale, en, zh),
  };
}

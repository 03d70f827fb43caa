import { logoArt } from '../../slots/art.fixtures.ts';
import { content, loadable, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { SponsorViewProps } from './contract.ts';
import { sponsorLabels } from './labels.ts';

export function sponsorFixture(options: FixtureOptions = {}): SponsorViewProps {
  const { variant, locale } = settle(options);
  const words = (english: string, chinese: string) => content(locale, english, chinese);
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
    texts: labels(locale, sponsorLabels),
  };
}

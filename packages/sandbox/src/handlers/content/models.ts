import { modelLogin, modelSetting, modelSponsor, registerBackground } from '@housefront/contract/features/content';
import { defineHandler } from '../defineHandler.ts';
import { wordsFor } from '../site/siteContent.ts';

interface Item {
  readonly title: readonly [english: string, chinese: string];
  readonly content: readonly [english: string, chinese: string];
}

const settings: readonly Item[] = [
  {
    title: ['Fast payouts', '快速出款'],
    content: ['<p>Most withdrawals are paid within five minutes.</p>', '<p>大部分取款五分钟内到账。</p>'],
  },
  {
    title: ['One wallet', '一个钱包'],
    content: ['<p>Your money follows you into every game.</p>', '<p>资金随您进入每一款游戏。</p>'],
  },
];
const sponsors: readonly Item[] = [
  { title: ['Harbour Rowing Club', '海港赛艇俱乐部'], content: ['Partner since 2021', '合作自2021年'] },
  { title: ['Summit Chess League', '峰会象棋联赛'], content: ['Partner since 2023', '合作自2023年'] },
];
const notes: readonly Item[] = [
  {
    title: ['Keep your password to yourself', '请妥善保管密码'],
    content: ['<p>Our staff will never ask you for it.</p>', '<p>客服人员绝不会向您索取密码。</p>'],
  },
];

function list(items: readonly Item[], language: string) {
  return {
    list: items.map((item, index) => ({
      id: index + 1,
      title: wordsFor(item.title, language),
      content: wordsFor(item.content, language),
      url: '',
      image: '',
      sort: index + 1,
    })),
  };
}

/** Blocks of the template. */
export const modelSettingHandler = defineHandler(modelSetting, ({ request, ok }) =>
  ok(list(settings, request.language)),
);

/** Sponsors of the site. */
export const modelSponsorHandler = defineHandler(modelSponsor, ({ request, ok }) =>
  ok(list(sponsors, request.language)),
);

/** Notes beside the login form. */
export const modelLoginHandler = defineHandler(modelLogin, ({ request, ok }) => ok(list(notes, request.language)));

/** No background of its own: the site takes its default picture (SITE-14). */
export const registerBackgroundHandler = defineHandler(registerBackground, ({ ok }) => ok({ detail: { photo: '' } }));

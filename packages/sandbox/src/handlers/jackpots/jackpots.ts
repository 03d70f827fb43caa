import { jackpots } from '@housefront/contract/features/jackpots';
import { defineHandler } from '../../answers/defineHandler.ts';
import type { PotId } from '../../world/rewards/pots.ts';

const names: Readonly<Record<PotId, Readonly<Record<string, string>>>> = {
  mini: {
    en_US: 'Mini',
    zh_CN: '迷你',
    zh_TW: '迷你',
    ja_JP: 'ミニ',
    ko_KR: '미니',
    th_TH: 'มินิ',
    hi_IN: 'मिनी',
    bn_BD: 'মিনি',
    ta_IN: 'மினி',
    my_MM: 'မီနီ',
  },
  grand: {
    en_US: 'Grand',
    zh_CN: '豪华',
    zh_TW: '豪華',
    ja_JP: 'グランド',
    ko_KR: '그랜드',
    th_TH: 'แกรนด์',
    hi_IN: 'ग्रैंड',
    bn_BD: 'গ্র্যান্ড',
    ta_IN: 'கிராண்ட்',
    my_MM: 'ဂရန်း',
  },
};

/** The jackpots of a currency. */
export const jackpotsHandler = defineHandler(jackpots, ({ request, services, world, ok }) => {
  const mayUrge = world.protection.of(Number(services.site))?.urgency !== false;
  const list = world.pots.all(request.currency).map(({ id, amount, version, dropsBy, last }) => ({
    id,
    name: names[id],
    amount: String(amount),
    version,
    art: '',
    ...(last && {
      last: {
        amount: String(last.amount),
        at: new Date(last.at).toISOString(),
        ...(last.name !== null && { name: last.name }),
      },
    }),
    ...(dropsBy !== null && mayUrge && { drops_by: { amount: String(dropsBy) } }),
  }));
  return ok({ list });
});

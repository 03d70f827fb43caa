/** Titles in all languages. */
export const vip =
  'en_US zh_CN zh_TW vi_VN ko_KR ja_JP th_TH hi_IN my_MM ta_IN bn_BD de_DE sv_SE pt_BR es_ES nl_NL da_DK fil_PH'
    .split(' ')
    .map((locale) => `--title-${locale} | VIP`)
    .join(' | ');

export const screen =
  "screen | --name | fair-play | --path | /fairPlay | --summary | How fair play is kept. | --title-en_US | What's fair | --title-zh_CN | 公平游戏 | --title-zh_TW | 公平遊戲 | --title-vi_VN | Chơi công bằng | --title-ko_KR | 공정한 게임 | --title-ja_JP | フェアプレイ | --title-th_TH | การเล่นที่ยุติธรรม | --title-hi_IN | निष्पक्ष खेल | --title-my_MM | တရားမျှတသောကစားခြင်း | --title-ta_IN | நியாயமான ஆட்டம் | --title-bn_BD | ন্যায্য খেলা | --title-de_DE | Faires Spiel | --title-sv_SE | Rättvist spel | --title-pt_BR | Jogo justo | --title-es_ES | Juego limpio | --title-nl_NL | Eerlijk spel | --title-da_DK | Fair spil | --title-fil_PH | Patas na laro";

/** A screen without translations yet, with a short name. */
export const oneHeading =
  'screen | --name | a1 | --path | /gameHalls | --frame | list | --summary | 1. What?! | --title-en_US | List of halls | --title-zh_TW | 遊戲館列表';

export const feature =
  "feature | --name | day-quests | --call | questList | --path | /arks/web/quests | --row | QUEST-01 | --auth | member | --summary | Quests of the member's day.";

/** A template that differs in nothing: TPL-03 looks at it alone. Its number is far from those that are taken next. */
export const template = 'ui-template | --name | H5_91 | --idea | One hand is enough.';

/** Runs of each kind, with names that are easy to get wrong. */
export const others = [
  "site | --id | 2003 | --name | O'Brien 日本 ไทย | --title | # 翠江 “一” | --title-en | 1. L'été & Zürich | --currencies | RMB | --mobile | H5_91 | --theme | brand | --accent | #f00 | --surface | #fff | --second | #0a0",
  'ui-template | --name | H5_92 | --idea | A name that makes the list longer than a line.',
  'ui-template | --name | desktop_91 | --home | own',
  'component | --name | DateBadge | --summary | A day of the calendar.',
  "component | --name | Qr | --level | primitives | --summary | It's short.",
  screen,
  `screen | --name | name-2 | --path | /vip/club-2 | --frame | plain | --summary | $& and $1 -- it's all & more: {x}. | ${vip}`.replace(
    '{x}',
    '日本',
  ),
  oneHeading,
  'component | --name | Object | --summary | # $& 100% (x) [y] ~z~.',
  feature,
  'feature | --name | draws | --call | drawList | --path | /arks/web/draws | --row | DRAW-01 | --summary | Draws of the site.',
  'call | --feature | jackpot | --call | jackpotWinners | --path | /v2/jackpot_winners | --row | HOME-99 | --summary | Latest winners.',
  `screen | --name | draw | --path | /draws/$id | --data | detail | --feature | draws | --call | drawDetail | --call-path | /arks/web/draw | --row | DRAW-03 | --summary | A draw. | ${vip}`,
  `screen | --name | prizes | --path | /prizes | --data | list | --feature | prizes | --call | prizeList | --call-path | /arks/web/prizes | --auth | member | --row | DRAW-04 | --menu | member | --summary | Prizes of the member. | ${vip}`,
  'call | --feature | draws | --call | drawTickets | --path | /arks/web/draw-tickets | --row | DRAW-02x | --auth | member | --summary | Tickets.',
];

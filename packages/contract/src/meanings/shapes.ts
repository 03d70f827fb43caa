import { like, must, should, type FieldMeanings } from '../calls/meaning.types.ts';

/** Meanings of the fields of shapes that several calls share, by the name of the shape. */
export const shapeMeanings: Readonly<Record<string, FieldMeanings>> = {
  Banner: {
    id: 'Id of the picture. A second entry with the same id is left out.',
    url: 'Target of a click: an http(s) address, or a path of the site such as `/promotion`. Blank: nothing happens.',
    link_type: 'Kind of target: 0 an external address, 1 a page of the site, 2 a game by game_link_parameter.',
    link_method: '1 opens the target in a new window; any other value opens it in the same one.',
    game_link_parameter: 'Target of a banner with link_type 2, as an object or as JSON text.',
    'game_link_parameter.currency':
      'Currency for which the banner is meant. With another currency on the page it leads nowhere.',
    'game_link_parameter.gt_id': 'Hall that the banner leads to, as in gameList.',
    'game_link_parameter.gp_id': 'Provider whose games the banner leads to. Blank: the hall itself.',
    'game_link_parameter.gp_gt_name': 'Name of the game, if the click starts one.',
    'game_link_parameter.customized':
      'Whether the provider is an entry that the site has made itself, with games of another one.',
    title: should(
      'Words of the picture, which screen readers read.',
      'Screen readers announce a picture without a name.',
    ),
    picture_url: must(
      'Address of the picture. `picture` and `image` are read in its place.',
      'The slide has no picture.',
    ),
    picture: like('Another name for picture_url.', '/pictures/banner-1.webp'),
    image: like('Another name for picture_url.', '/pictures/banner-1.webp'),
    display_device: like('Where it is shown: 0 everywhere, 1 on desktops, 2 on phones. Missing: everywhere.', 0),
    display_before_login: like('Whether guests see it. Missing: they do.', 1),
    display_after_login: like('Whether members see it. Missing: they do.', 1),
    headline: should('The offer, in a few words over the picture.', 'The picture is shown alone.'),
    line: 'One sentence below the headline.',
    button:
      'Text of the call to action. Missing: it names the hall, the provider or the page to which the banner leads.',
    ends_at: 'Time at which the offer ends. The banner says until which day it runs, and is not shown afterwards.',
  },
  FooterItem: {
    id: 'Id of the entry. A second one with the same id is left out.',
    title: should('Words of the link.', 'The link shows its icon alone.'),
    icon: 'Address of a picture beside the words.',
    url: 'Address for selectedType `outerLink`, opened in a new window.',
    selectedType:
      'Kind of target: `outerLink` opens url, `main` the content page of selectedId, `faq` the questions of selectedId. An entry of another kind leads nowhere.',
    selectedId: 'Id of the content page or of the group of questions, for `main` and `faq`.',
  },
  Game: {
    id: 'Another name for game_id.',
    game_id: must(
      'Id of the game. Favourites and the last played games name it.',
      'A game with neither game_id nor id is left out.',
    ),
    game_name: should(
      'Name under the picture. Search finds the game by it.',
      'The tile has no name, and search does not find it.',
    ),
    game_code: must('Code with which play starts the game.', 'The game cannot be started.'),
    game_type: 'Id of the hall of the game, as text, sent back by play. Missing: that of the provider in gameList.',
    gp_id: 'Provider of the game, sent back by play. Missing: the provider whose list it is in.',
    gt_id: 'Hall of the game. A game of a hall that the site hides is left out.',
    house: 'The value of the provider in gameList, sent back unchanged.',
    game_icon: should('Address of the square picture of the game.', 'The tile shows a drawn picture with the name.'),
    pictures:
      'Proposed. Addresses of pictures without words, by shape. A tile shows the one of its shape, and may cut off its edges. Without it the square is shown whole over its own blurred copy.',
    'pictures.square': like('1:1. It is shown rather than game_icon.', 'https://cdn.example.com/games/tiger.webp'),
    'pictures.portrait': like(
      '2:3, for tiles that are higher than wide.',
      'https://cdn.example.com/games/tiger-high.webp',
    ),
    'pictures.wide': like('16:9, for tiles that are wider than high.', 'https://cdn.example.com/games/tiger-wide.webp'),
    tag: 'Mark of the tile: `hot` or `new`. Lists can be narrowed to it.',
    label_ids: 'Ids of the labels of gameLabel that the game belongs to. A list is narrowed by them.',
    member_favorite: 'Whether the member has marked the game as a favourite.',
    is_favorite: 'As member_favorite, in the list of crash games.',
    demo: 'Whether the game can be tried without money. On: the tile offers it.',
    // By these a lobby finds and orders games. They are our proposal to platforms.
    features: like('Proposed. Ids of what the game has, such as `freespins`. Games can be narrowed to them.', [
      'freespins',
      'megaways',
    ]),
    theme: like('Proposed. Id of what the game is about. Games can be narrowed to it.', 'asia'),
    volatility: like(
      'Proposed. How far apart wins are, from 1 (small and often) to 5. Missing: no value of this facet has the game.',
      4,
    ),
    rtp: like(
      'Proposed. Return to player in percent, of the version that this operator runs, not of the highest one.',
      '96.04',
    ),
    min_stake: like('Proposed. Lowest stake, in minor units of the currency of the request.', '20'),
    max_stake: like('Proposed. Highest stake, in minor units of the currency of the request.', '10000'),
    lines: like('Proposed. Number of lines or ways to win.', 243),
    jackpot_id: like('Proposed. Id of the jackpot that the game feeds.', 'grand'),
    released_at: like('Proposed. Day on which the game came out. The newest first is one of the orders.', '2026-11-25'),
    popularity: like('Proposed. Whole number; the higher, the more the game is played. It is one of the orders.', 870),
  },
  GameAddress: {
    game_url: must(
      'Address at which the browser opens the game; http or https.',
      'Without any address the start counts as failed.',
    ),
    url: like(
      'Another name for game_url. The address may also be the data itself.',
      'https://games.example.com/launch?token=…',
    ),
  },
  GameLabel: {
    id: 'Id of the label, which games name in label_ids.',
    tag: 'Mark of the label: `hot` or `new`.',
    name: should('Words of the button that narrows the list.', 'The button has no words.'),
  },
  GameProvider: {
    gp_id: 'Id of the provider. Addresses, lists, wallets and play name it.',
    gp_gt_name: should('Name of the provider in menus and over its list.', 'Its id is shown.'),
    game_type: 'Id of the hall as play expects it, as text. Missing: play sends it blank, which platforms refuse.',
    game_code:
      'Code with which a click on the provider starts its game or lobby. Missing: in halls 2 and 6 the click opens its list of games.',
    house: 'Any value that tells entries of one provider apart. Lists, labels and demo calls send it back unchanged.',
    customized: 'Whether this is an entry that the site has made itself. The real provider is ori_gp_id.',
    icon_light: 'Address of the icon for light themes.',
    icon_dark: should('Address of the icon for dark themes.', 'Menus show the name alone.'),
    ori_gp_id: like('Id of the real provider of a customized entry, with which its games start.', 'GPJD'),
    game_count: 'Number of games of the provider, beside its name. 0 is not shown.',
  },
  GameType: {
    gt_id:
      'Id of the hall: 2 slots, 3 live casino, 4 sports, 5 lottery, 6 card games, 7 virtual sports, 8 cockfight, 9 esports. Others are left out.',
    gt_name: { means: 'Name of the hall in menus.', without: 'The site has a name of its own for each hall.' },
    gt_icon: 'Address of the picture of the hall in menus and on its page.',
    gt_icon_active: 'Address of the picture of the hall that is open. Missing: gt_icon.',
    gp_list: must('Providers of the hall, in the order of the menu.', 'The hall is empty.'),
  },
  Letter: {
    id: 'Id of the letter, with which it is marked as read and deleted.',
    is_read: 'Whether the member has opened it. Unread ones are marked and counted.',
    title: should('Heading in the list.', 'The list shows a line without words.'),
    content: should('The letter itself, as HTML or text.', 'The letter opens empty.'),
    created_at: 'When it was sent, shown beside the heading.',
  },
  LoginData: {
    member_id: 'Id of the member. The site keeps it with the login and joins the private channel of this id.',
    member_account: 'Account name, shown in the head of the page.',
    member_currency: 'Currency of the account. From now on the page and all calls use it.',
    token: must(
      'Token that every later call of the member carries in the header `authorization`, unchanged.',
      'Then the reply must have it in the header `authorization`; without both the sign-in fails.',
    ),
  },
  MemberLayout: {
    id: 'Id of the member.',
    member_account: 'Account name, shown in the head of the page and in the member centre.',
    member_type: should(
      '1 a member; any other number is an agent, who gets the window for agents.',
      'The member counts as no agent.',
    ),
    agent_type: 'Kind of agency, shown in the window for agents: 1 the usual one, another number, or a name.',
    agent_level: 'Level of the agent, a number whose name agentLevelRename gives.',
    agent_active: 'Whether the agent may do business now. Off: the window for agents says that it is paused.',
    is_agent: 'Not used: member_type alone decides.',
    member_currency: 'Currency of the account, in which all amounts are shown.',
    member_cash: should('Money in the main wallet.', 'The balance is a dash until myCash has answered.'),
    is_playing:
      'Whether a game session is open. On: a page that opens says that a game is running, and offers to end it.',
    cash_back_status: 'On: the member centre says that the member gets cash back, and links to the promotions.',
    wallet_status: 'Off: deposits, withdrawals and bank accounts are closed, and refer to customer service.',
    first_login_to_change_password: 'On: the member has to change the password before anything else.',
    need_bank_account_deposit_verified: 'On: a bank account has to be bound before the first deposit.',
  },
  MemberProfile: {
    id: 'Id of the member.',
    member_account: 'Account name.',
    member_name: should(
      'Full name, shown masked. It is the holder of a bank account that is bound.',
      'The member types it when binding an account.',
    ),
    is_withdraw_password: should('Whether a withdrawal password is set.', 'The site asks the member to set one.'),
    member_birthday: 'Day of birth: `1990-05-17`.',
    member_email: 'E-mail address, shown masked.',
    member_currency: 'Currency of the account.',
    member_phone: 'Phone number, shown masked.',
    member_line: 'Line account, a contact.',
    member_others: 'Any other contact.',
    member_qq: 'QQ account, a contact.',
    member_skype: 'Skype account, a contact.',
    member_wechat: 'WeChat account, a contact.',
    member_fb: 'Facebook account, a contact.',
    member_zalo: 'Zalo account, a contact.',
    member_telegram: 'Telegram account, a contact.',
    member_whats_app: 'WhatsApp number, a contact.',
    new_identity_id: 'Number of an identity document, shown masked. profileEdit sends it as identity_id.',
  },
  ModelItem: {
    id: 'Id of the entry. A second one with the same id is left out.',
    title: should('Heading of the entry.', 'An entry with neither title nor content is left out.'),
    content: 'Text of the entry, as HTML or plain.',
    url: 'Address that the entry leads to.',
    image: 'Address of its picture.',
  },
  Promotion: {
    id: 'Id of the promotion, part of the address of its page.',
    title: should('Heading of the promotion.', 'The first words of its content are the heading.'),
    display_device: 'Where it is shown: 0 everywhere, 1 on desktops, 2 on phones. Missing: everywhere.',
    display_content:
      'Kind of content (`text`, `html`, `picture` or a number), or the content itself. With both, the longer text here is the summary.',
    content: must(
      'The promotion itself: HTML, or the address of a picture alone.',
      'Without display_content it opens empty.',
    ),
    display_location: 'Where it pops up: 2 anywhere, 3 on the page of deposits.',
    updated_at:
      'When it was changed; its day is shown. A visitor who has closed the pop-up sees it again after a change.',
    setting: 'Settings of the pop-up.',
    button:
      'Words and address of the way to the offer, the main button of the dialog for members. Without it they are led to all promotions; guests are asked to register.',
    'button.title': 'Words of that button. Blank: the button has the words of the site.',
    'button.url': 'Target of that button: a path of the site or an http(s) address.',
    display_frequency:
      '0: when a member closes the pop-up, the site sends promotionHide, and the platform leaves it out from then on.',
  },
  RegisterSetting: {
    name: 'Name of the field, such as `member_phone`. Names that the site does not know are left out.',
    currency: must(
      'Currency for which this holds: a form shows the fields of the chosen currency.',
      'The entry holds for no currency.',
    ),
    is_display: should('Whether the form shows the field.', 'The form does not show it.'),
    is_required: 'Whether the field must be filled.',
    is_unique:
      'Whether another member may not have the same value. The site asks registerVerification when it is typed.',
    is_member_center: 'Whether the member centre shows the field, to be filled there once.',
    is_verification: 'Whether a code by SMS proves the phone at registration.',
    is_member_center_verification: 'Whether a code by SMS proves the phone in the member centre.',
  },
  Roulette: {
    prize_settings: must('Prizes of the wheel, clockwise.', 'There is no wheel.'),
    prize_id: 'Id of the prize. rouletteSpin names the one that was won.',
    name: should('Name of the prize on the wheel.', 'The field of the wheel has no words.'),
    icon: 'Address of a picture on the wheel.',
    amount: 'Money that the prize is worth. Missing: it is not money.',
    remaining_draws: should(
      'Spins that the member has left. 0 closes the button.',
      'The number is not shown; a spin is tried.',
    ),
    images: like('Pictures of a whole wheel by name: `wheel-8` for eight prizes. Without one the wheel is drawn.', {
      'wheel-8': '/pictures/wheel-8.webp',
    }),
  },
  WalletEntry: {
    gp_id: 'Id of the provider that holds the money, as in gameList.',
    is_light: 'Address of the icon for light themes, or a flag that the light variant of icon_dark is used.',
    icon_dark: 'Address of the icon. Missing: the icon of the provider in gameList.',
    cash: should(
      'Money of the member at this provider. `balance` and `amount` are read in its place.',
      'The line shows –.',
    ),
    balance: like('Another name for cash.', '1234.56'),
    amount: like('Another name for cash.', '1234.56'),
  },
};

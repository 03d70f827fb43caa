import { ignorable, like, should, type FieldMeanings } from '../calls/meaning.types.ts';

/*
 * Names with one meaning in all calls. A name that means different things, such as `id` or `title`, has no entry: each call says
 * what it is.
 */

/** Fields of requests. */
export const requestNames: FieldMeanings = {
  site_id: 'Number of the site on the platform, the `siteId` of its config. The answer is for this site.',
  currency:
    "Code of the member's currency, or of the one that a guest has chosen, such as `USD`. The answer is for this currency.",
  member_currency: 'Code of the currency that the account has or gets, such as `USD`.',
  language: 'Language of the page, such as `en_US`. Texts of the answer are in it.',
  model_version: ignorable(
    'Version of the texts of the template, the `modelVersion` of the config. A platform may keep several.',
  ),
  template: ignorable(
    'Template that the visitor sees: `TEMPLATE_NAME` or `MOBILE_TEMPLATE_NAME` of the config. A platform may answer differently for each.',
  ),
  support_device: 'Kind of device: 0 desktop, 1 mobile browser, 2 app. Only what works there belongs into the answer.',
  device: 'Kind of device: 0 desktop, 1 mobile browser, 2 app. Only what works there belongs into the answer.',
  gp_id: 'Id of the game provider, as gameList gave it.',
  gt_id:
    'Id of the hall: 2 slots, 3 live casino, 4 sports, 5 lottery, 6 card games, 7 virtual sports, 8 cockfight, 9 esports.',
  game_type_id:
    'Id of the hall, as `gt_id` of gameList: 2 slots, 3 live casino, 4 sports, 5 lottery, 6 card games, 7 virtual sports, 8 cockfight, 9 esports.',
  house: 'The value that gameList gave with the provider, sent back unchanged. It tells entries of one provider apart.',
  game_type:
    'Id of the hall of the game, as text. The platform checks it against its catalogue and refuses another one with 400.',
  game_code: 'Code of the game, as the platform gave it in a list. Empty for a provider whose lobby is opened.',
  start_at: 'First moment of the range, wall time of America/Caracas: `2026-01-09 00:00:00`.',
  end_at: 'Last moment of the range, wall time of America/Caracas: `2026-01-15 23:59:59`.',
  count: 'Number of entries per page that the member has chosen.',
  page: 'Number of the page, from 1.',
  sort_field: 'Field by which the whole list is sorted before it is cut into pages.',
  sort_order: 'Direction of sorting: `asc` the smallest or oldest first, `desc` the largest or newest first.',
  withdraw_password: 'Withdrawal password of the member, four digits. The platform checks it and counts wrong ones.',
  remote_addr: ignorable(
    "The visitor's address as the gateway saw it; empty if unknown. The header X-Client-IP has the same.",
  ),
  host: ignorable('Host of the site in the browser, for checks by domain.'),
  system_group: ignorable('Operating system, by group. For a list of devices, or a check for unknown ones.'),
  udid: like(
    ignorable(
      'Id of the device, sent inside an app that has one. Another id than at the last login is an unknown device.',
    ),
    '9f1c6a52-3b7d-4c1e-8a35-2f6d1c0b9e44',
  ),
  login_type: ignorable(
    'Kind of client: `desktop`, `mobile`, `app`, `gesture`, `finger` (sign-in kinds of the app), `wechat` or `pwa`.',
  ),
  cdn: ignorable('Name of the network in front of the site, from the header X-Client-Cdn; empty if unknown.'),
  system: ignorable('Name of the operating system, such as `Android`; empty if unknown. For a list of devices.'),
  browser: ignorable(
    'Name and major version of the browser, such as `Chrome 140`; empty if unknown. For a list of devices.',
  ),
  system_version: ignorable('Version of the operating system, such as `14.5`; empty if unknown.'),
  // The form of a member, at registration and in the profile.
  member_account: 'Account name that the visitor has chosen, and signs in with.',
  member_name: like('Full name. Withdrawals go to accounts of this name.', 'River Song'),
  check_password: like('The password typed once more. The site has compared both.', 'Secret12'),
  member_agent: like('Id of the agent who introduced the visitor.', '12'),
  recommend_code: like('Recommend code of the member who introduced the visitor.', 'RIVER777'),
  member_email: 'E-mail address.',
  member_birthday: like('Day of birth: `1990-05-17`. The platform checks the lowest age.', '1990-05-17'),
  member_phone: like('Phone number without the country code.', '5550100'),
  phone_verify: like('Code that registerSms sent to the phone. The platform checks it.', '482913'),
  member_qq: like('QQ account of the member, a contact for customer service.', '10001'),
  member_telegram: like('Telegram account of the member, a contact for customer service.', '@river'),
  member_whats_app: like('WhatsApp number of the member, a contact for customer service.', '15550100'),
  member_skype: like('Skype account of the member, a contact for customer service.', 'live:river'),
  member_fb: like('Facebook account of the member, a contact for customer service.', 'river.song'),
  member_zalo: like('Zalo account of the member, a contact for customer service.', '0905550100'),
  member_wechat: like('WeChat account of the member, a contact for customer service.', 'river_song'),
  member_others: like('Any other contact of the member, as typed.', 'Signal +1 555 0100'),
  identity_id: like('Number of an identity document.', 'A1234567'),
  // Answers of an authenticator, as a browser gives them (WebAuthn). Bytes are base64url.
  credential: 'Answer of the authenticator, as the browser gives it in JSON (WebAuthn), without extensions.',
  'credential.id': 'Id of the key.',
  rawId: 'Id of the key once more, as WebAuthn writes it.',
  'credential.type': 'Always `public-key`.',
  response: 'Signed part of the answer.',
  clientDataJSON: 'Bytes that the browser signed: kind, challenge and origin. The platform checks all three.',
  authenticatorData: "Bytes of the authenticator: domain, flags such as 'the user was verified', and a counter.",
  signature: 'Signature over authenticatorData and the hash of clientDataJSON, checked with the stored public key.',
  userHandle: 'The random id of the member that the key was made with. Missing from authenticators that keep none.',
};

/** Fields of replies. */
export const replyNames: FieldMeanings = {
  total_count: should(
    'Number of all entries that fit, on all pages. The site makes its page buttons of it.',
    'Members see the first page only.',
  ),
  order_number: 'Number of the order. The member reads it out to customer service.',
  request_key:
    'The `Idempotency-Key` that the order came with. By it a site without an answer finds out whether the order was made.',
  sort: 'Place in the order, the smallest first.',
  gp_id: 'Id of the game provider, as in gameList. It names the provider and its icon.',
};

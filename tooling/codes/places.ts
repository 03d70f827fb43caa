const places: Readonly<Record<string, string>> = {
  memberAccount: 'account',
  memberName: 'name',
  memberPhone: 'phone',
  memberEmail: 'e-mail',
  phoneVerify: 'SMS code',
  identityId: 'identity id',
  verifyCode: 'captcha',
  memberQq: 'qq',
  memberSkype: 'skype',
  memberWechat: 'wechat',
  memberZalo: 'zalo',
  memberFb: 'fb',
  memberTelegram: 'telegram',
  memberWhatsApp: 'whatsapp',
  introducer: 'introducer',
};

/** The place of an error in a registration form, in words. */
export const at = (place: string): string => (place === 'toast' ? 'toast' : `at the field ${places[place] ?? place}`);

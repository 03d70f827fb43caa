/** A registration in USD, with all required values except the captcha. */
export const usdMember = (account: string) => ({
  site_id: 1001,
  member_account: account,
  password: 'Secret12',
  check_password: 'Secret12',
  member_email: `${account}@example.org`,
  withdraw_password: '2580',
  member_currency: 'USD',
  remote_addr: '',
  errorTrack: [],
});

/** As {@link usdMember}, in VND. @internal */
export const vndMember = (account: string, phone: string) => ({
  site_id: 1002,
  member_account: account,
  password: 'Secret12',
  member_name: `NGUYEN${account.replaceAll(/\d/g, '')}`,
  member_phone: phone,
  member_birthday: '1990-01-31',
  member_currency: 'VND',
  remote_addr: '',
  errorTrack: [],
});

/** As {@link usdMember}, in RMB; the code comes by SMS. @internal */
export const rmbMember = (account: string, phone: string, code: string) => ({
  site_id: 1001,
  member_account: account,
  password: 'Secret12',
  check_password: 'Secret12',
  member_name: '张三',
  member_phone: phone,
  phone_verify: code,
  member_currency: 'RMB',
  remote_addr: '',
  errorTrack: [],
});

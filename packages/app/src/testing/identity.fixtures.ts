import type { FakePorts } from '@housefront/core/testing';

const picture = (turn: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${turn}--></svg>`)}`;

/** Scripts what every sign-in needs: captchas, each with a picture and a token of its own, and the login helper. */
export function answerSignIn({ http }: FakePorts): void {
  let captchas = 0;
  http.on('/api/captcha', () => {
    captchas += 1;
    const data = { token: `c${captchas}`, captcha: picture(captchas), placeholder: 'Code' };
    return { json: { code: '100', data } };
  });
  http.on('/get_login_header', { json: { headers: {}, remote_addr: '', country: '' } });
  http.ok('/api/member/profile/common/layout', null);
}

/** Data of a login. */
export const loginData = { member_id: 42, member_account: 'careful1', member_currency: 'USD', token: 't9' };

import { expect, test } from 'vitest';
import { redacted } from './recorder.ts';

test('[SBX-04] what could open an account or belongs to a person only is struck out at every depth', () => {
  const body = {
    account: 'lucky88',
    password: 'p',
    captcha_token: 't',
    list: [{ verification: '1234', more: { member_login_id: 'x', withdraw_password: '1' } }],
  };
  expect(redacted(body)).toEqual({
    account: 'lucky88',
    password: '***',
    captcha_token: '***',
    list: [{ verification: '***', more: { member_login_id: '***', withdraw_password: '***' } }],
  });
  expect([redacted('text'), redacted(null), redacted(5)]).toEqual(['text', null, 5]);
});

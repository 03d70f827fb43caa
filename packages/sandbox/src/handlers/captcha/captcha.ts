import { captcha } from '@housefront/contract/features/captcha';
import { defineHandler } from '../../answers/defineHandler.ts';
import { wordsFor } from '../../seed/vocabulary/siteWords.ts';

/** Draws a captcha: 101 for an address that asks too soon. No reply contains the answer; the control interface shows it. */
export const captchaHandler = defineHandler(captcha, ({ request, world, address, locale, ok, refuse }) => {
  if (world.admission.captchaTooSoon(address)) return refuse('101', 'captchaTooSoon');
  const { token, png } = world.captchas.issue(request.type);
  return ok({
    token,
    captcha: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    placeholder: wordsFor('captcha', locale),
  });
});

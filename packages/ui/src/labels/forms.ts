/** A captcha's picture: its name, the label for a new one, and the label after a failed load. */
export const captchaPictureLabels = {
  captchaImage: 'session.captcha_image',
  captchaRefresh: 'session.captcha_refresh',
  captchaReload: 'session.captcha_reload',
} as const;

/** The field of a captcha and its picture; the platform sends the hint with the picture. */
export const captchaLabels = { captcha: 'session.captcha', ...captchaPictureLabels } as const;

/** The show/hide button of a password. */
export const passwordToggleLabels = {
  showPassword: 'session.show_password',
  hidePassword: 'session.hide_password',
} as const;

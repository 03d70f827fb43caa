/** A captcha's picture: what it is, what a press does, and what a press does when it could not be loaded. */
export const captchaPictureLabels = {
  captchaImage: 'session.captcha_image',
  captchaRefresh: 'session.captcha_refresh',
  captchaReload: 'session.captcha_reload',
} as const;

/** The field of a captcha and its picture; the hint comes from the platform with the picture. */
export const captchaLabels = { captcha: 'session.captcha', ...captchaPictureLabels } as const;

/** The switch beside a password. */
export const passwordToggleLabels = {
  showPassword: 'session.show_password',
  hidePassword: 'session.hide_password',
} as const;

import { settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { ErrorViewProps } from './contract.ts';

export interface ErrorFixtureOptions extends FixtureOptions {
  readonly status?: number | undefined;
}

/** `empty` is a site without a chat address (SHELL-49x). */
export function errorFixture(options: ErrorFixtureOptions = {}): ErrorViewProps {
  const { variant, locale } = settle(options);
  const status = options.status ?? (variant === 'error' ? 500 : 404);
  return {
    status,
    title: status === 404 ? 'Page Not Found' : 'Internal Server Error',
    message:
      status === 404
        ? `Page not found: ${variant === 'longText' ? `/nope/${'long-segment/'.repeat(12)}x` : '/nope/x'}`
        : 'Something went wrong on our side.',
    notice: {
      zh: `网站正在升级新版本，请稍后再试 (${status})`,
      en: `The site is being upgraded to a new version, please try again later (${status})`,
    },
    customerService:
      variant === 'empty' ? null : { zh: '在线客服', en: 'Customer service', href: 'https://chat.example/support' },
    homeHref: '/',
    homeLabel: translator(locale)('common.home'),
  };
}

import type { BannerModel } from '../../patterns/FormFields/index.ts';
import { bannerArt } from '../../slots/art.fixtures.ts';
import { noop, settle, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import type { RegisterViewProps } from './contract.ts';
import { registerLabels } from './labels.ts';
import { fieldsFixture } from './fields.fixtures.ts';

/** Banners of a form without settings, and of an invalid link. */
function bannersFixture(locale: FixtureLocale, links: boolean, failed: boolean): readonly BannerModel[] {
  const t = translator(locale);
  return [
    ...(failed
      ? [
          {
            id: 'settings',
            tone: 'danger' as const,
            text: t('signup.error_setting'),
            action: { label: t('signup.retry'), onPress: noop },
          },
        ]
      : []),
    ...(links
      ? [
          {
            id: 'agent',
            tone: 'warning' as const,
            text: t('signup.disabled_agent'),
          },
          {
            id: 'currency',
            tone: 'info' as const,
            text: t('signup.currency_not_open', { currency: 'THB' }),
          },
        ]
      : []),
  ];
}

/** Additional options of the registration fixture. */
export interface RegisterFixtureOptions extends FixtureOptions {
  readonly surface?: RegisterViewProps['surface'];
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly banners?: boolean;
  /** Whether the platform has a picture for it (SITE-14). */
  readonly picture?: boolean;
  /** Seconds until another code can be requested. */
  readonly left?: number;
}

/** `error` shows the error of each field; `empty` failed to load settings: four fields and a retry. */
export function registerFixture(options: RegisterFixtureOptions = {}): RegisterViewProps {
  const { variant, locale } = settle(options);
  const all = fieldsFixture(options);
  const short = ['account', 'password', 'captcha', 'agreement'];
  return {
    surface: options.surface ?? 'page',
    state: variant === 'loading' ? 'loading' : 'ready',
    form: {
      fields: variant === 'empty' ? all.filter(({ name }) => short.includes(name)) : all,
      banners: bannersFixture(locale, options.banners ?? false, variant === 'empty'),
      busy: options.busy ?? false,
      focus: null,
      onSubmit: noop,
    },
    picture: options.picture === true ? bannerArt(1, '', '') : '',
    onLogin: noop,
    onCustomerService: noop,
    texts: labels(locale, registerLabels),
  };
}

import type { BannerModel } from '../../patterns/FormFields/index.ts';
import { bannerArt } from '../../slots/art.fixtures.ts';
import { fill, noop, say, settle, texts, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { RegisterTexts, RegisterViewProps } from './contract.ts';
import { fieldsFixture } from './fields.fixtures.ts';

const en: RegisterTexts = {
  title: 'Create your account',
  subtitle: 'It takes a minute, and you can play at once.',
  submit: 'Create account',
  submitting: 'Creating your account…',
  loading: 'Loading the form…',
  requiredHint: 'Fields with a star are required',
  haveAccount: 'Already a member?',
  login: 'Sign in',
  customerService: 'Customer service',
};
const zh: RegisterTexts = {
  title: '注册账号',
  subtitle: '两分钟即可开始游戏',
  submit: '立即注册',
  submitting: '注册中',
  loading: '正在加载表单',
  requiredHint: '带星号的栏位必填',
  haveAccount: '已有账号？',
  login: '去登录',
  customerService: '在线客服',
};

/** What a form that lacks its settings says, and what is said of a link that is not valid. */
function bannersFixture(locale: FixtureLocale, links: boolean, failed: boolean): readonly BannerModel[] {
  return [
    ...(failed
      ? [
          {
            id: 'settings',
            tone: 'danger' as const,
            text: say(locale, 'The registration form could not be loaded', '注册表单加载失败'),
            action: { label: say(locale, 'Load again', '重新加载'), onPress: noop },
          },
        ]
      : []),
    ...(links
      ? [
          {
            id: 'agent',
            tone: 'warning' as const,
            text: say(
              locale,
              'The agent of this link is not active. You can register without one.',
              '该链接的代理已停用，您可以不经代理注册。',
            ),
          },
          {
            id: 'currency',
            tone: 'info' as const,
            text: fill(
              say(
                locale,
                '{{currency}} has not been opened yet. Please choose a currency that is offered here.',
                '{{currency}} 尚未开放，请选择本站提供的货币。',
              ),
              { currency: 'THB' },
            ),
          },
        ]
      : []),
  ];
}

/** What registration can be asked for besides. */
export interface RegisterFixtureOptions extends FixtureOptions {
  readonly surface?: RegisterViewProps['surface'];
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly banners?: boolean;
  /** Whether the platform has a picture for it (SITE-14). */
  readonly picture?: boolean;
  /** Seconds until another code can be sent. */
  readonly left?: number;
}

/** `error` shows what is wrong with every field; `empty` got no settings: four fields and another try. */
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
    texts: texts(locale, en, zh),
  };
}

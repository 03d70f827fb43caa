import type { BannerModel } from '../../patterns/FormFields/index.ts';
import { noop, say, settle, texts, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { RegisterTexts, RegisterViewProps } from './contract.ts';
import { fieldsFixture } from './fields.fixtures.ts';

const en: RegisterTexts = {
  title: 'Create an account',
  subtitle: 'Two minutes, and you can play',
  submit: 'Register',
  submitting: 'Registering',
  loading: 'Loading the form',
  requiredHint: 'must be filled in',
  haveAccount: 'Already a member?',
  login: 'Log in',
  customerService: 'Customer service',
};
const zh: RegisterTexts = {
  title: '注册账号',
  subtitle: '两分钟即可开始游戏',
  submit: '立即注册',
  submitting: '注册中',
  loading: '正在加载表单',
  requiredHint: '为必填项',
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
            text: say(locale, 'Not all fields could be loaded.', '部分栏位加载失败。'),
            action: { label: say(locale, 'Try again', '重试'), onPress: noop },
          },
        ]
      : []),
    ...(links
      ? [
          {
            id: 'agent',
            tone: 'warning' as const,
            text: say(locale, 'This agent link is no longer valid.', '该代理链接已失效。'),
          },
          {
            id: 'currency',
            tone: 'info' as const,
            text: say(locale, 'The currency XXX has not been opened yet.', '货币 XXX 尚未开放。'),
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
    onLogin: noop,
    onCustomerService: noop,
    texts: texts(locale, en, zh),
  };
}
